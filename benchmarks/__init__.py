"""Speed against other engines, measured as ratios within one run."""
