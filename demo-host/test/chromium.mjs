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

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium to test in: the one `CHROMIUM` names, one that the machine has, or Playwright's; undefined if none. */
export function findChromium() {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find(path => path && existsSync(path))
}
