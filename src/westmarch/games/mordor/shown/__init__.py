"""What people are shown and told: the scene, reasons and outcomes."""
