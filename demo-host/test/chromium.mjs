import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** What a browser needs to run quietly without a screen, also as root in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The whole Chromium: the one `CHROMIUM` names, one that the machine has, or Playwright's; undefined if none. */
export function findChromium() {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find(path => path && existsSync(path))
}

/**
 * The Chromium to test in: where the machine has one without a window, that one, which is a fifth faster; else the
 * whole. It keeps no pages that are left (back-forward cache).
 */
export function findHeadlessChromium() {
  return [process.env.CHROMIUM, HEADLESS_SHELL].find(path => path && existsSync(path)) ?? findChromium()
}
