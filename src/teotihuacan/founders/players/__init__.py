"""The computer players of Founders: planning turns and evaluating positions."""
