"""The alternative movement of the bots (MS1)."""
