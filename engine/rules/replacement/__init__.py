"""Rules 614 to 616: replacement and prevention effects, and permanents about to enter."""
