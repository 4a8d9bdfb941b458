import { existsSync } from 'node:fs'
import { chromium, firefox } from 'playwright'
import { browserArguments, findChromium } from '../chromium.mjs'
import { playwrightDriver } from './playwright-driver.mjs'
import { startWebkit, whyNoWebkit } from './webkit.mjs'

const firefoxFile = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** How Playwright starts the Firefox that Debian packages. */
export const firefoxOptions = {
  channel: 'moz-firefox',
  executablePath: firefoxFile,
  // Its driver brings no press to a frame that runs in another process.
  firefoxUserPrefs: { 'fission.webContentIsolationStrategy': 0 },
}

/** The same one, which blocks all cookies. */
export const firefoxWithoutCookies = {
  ...firefoxOptions,
  firefoxUserPrefs: { ...firefoxOptions.firefoxUserPrefs, 'network.cookie.cookieBehavior': 2 },
}

/**
 * The engines of the table. `whyNot` says why one cannot run here, null where it can; `open` starts it, and gives
 * `visit`: a browser without a past for each page; `openWithoutCookies` starts one that blocks all cookies, where that is no
 * journey of its own (`blocked-storage.e2e.ts`).
 */
export const engines = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium'],
    whyNot: () => (findChromium() ? null : 'there is no Chromium on this machine'),
    open: async () => byPlaywright(await chromium.launch({ executablePath: findChromium(), args: browserArguments })),
  },
  firefox: {
    title: 'Firefox ESR',
    packages: ['firefox-esr'],
    whyNot: () => (existsSync(firefoxFile) ? null : `${firefoxFile} is not on this machine`),
    open: async () => byPlaywright(await firefox.launch(firefoxOptions)),
    openWithoutCookies: async () => byPlaywright(await firefox.launch(firefoxWithoutCookies)),
  },
  webkit: {
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'dbus-x11', 'fonts-dejavu-core'],
    whyNot: whyNoWebkit,
    open: startWebkit,
  },
}

/** Debian's packages of the host pages' libraries. */
export const libraryPackages = ['libjs-prototype', 'libjs-mootools']

function byPlaywright(browser) {
  return {
    async visit() {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.route(
        url => !/^(localhost|127\.0\.0\.1)$/.test(url.hostname),
        route => route.abort(),
      )
      return { driver: playwrightDriver(await context.newPage()), leave: () => context.close() }
    },
    stop: () => browser.close(),
  }
}
