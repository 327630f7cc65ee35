"""Finds the browser for the tests."""

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-noto-cjk")

_OFF = (
    # Pages of the address bar, which every new window loads and nobody sees: more than half of what a window costs.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # What Playwright turns off: this flag replaces its own.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
)
FLAGS = (f"--disable-features={','.join(_OFF)}",)


def find() -> str | None:
    """Return the path of a Chromium: `$BASTIDE_CHROMIUM`, or an installed one."""
    named = os.environ.get("BASTIDE_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def has_cjk_fonts() -> bool:
    """Whether Japanese and Chinese can be drawn; assumed where it can't be checked."""
    if shutil.which("fc-list") is None:
        return not Path("/etc/debian_version").exists()
    return bool(subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=True).stdout.strip())


def missing() -> list[str]:
    """Return the packages without which the browser tests can't run."""
    browser, fonts = PACKAGES
    return ([] if find() else [browser]) + ([] if has_cjk_fonts() else [fonts])
