"""Photographs a page: python web/dev/shot.py URL FILE.png [--width 1280] [--height 800] [--full]."""

from __future__ import annotations

import argparse

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("file")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    parser.add_argument("--full", action="store_true")
    given = parser.parse_args()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        page = browser.new_page(viewport={"width": given.width, "height": given.height})
        page.on("console", lambda message: print(message.type, message.text))  # noqa: T201
        page.on("pageerror", lambda error: print("error", error))  # noqa: T201
        page.goto(given.url, wait_until="networkidle")
        page.wait_for_timeout(800)
        page.screenshot(path=given.file, full_page=given.full)
        browser.close()
