"""The games for learners: Gymnasium, PettingZoo, OpenSpiel, and a vector environment in the kernel."""
