"""Compiles the kernel modules of Pig; what they are is said here, everything else in pyproject.toml."""

from pathlib import Path

from setuptools import setup

from homestretch.compile import CORE, Kernel

KERNEL = Kernel(
    root=Path(__file__).resolve().parent / "src",
    modules=[f"homestretch_pig.{name}" for name in ("components", "rules", "policy")],
    words=[f"homestretch_pig.{name}" for name in ("actions", "events")],
    outside=CORE,
)

if __name__ == "__main__":
    setup(ext_modules=KERNEL.extensions())
