import { cannot } from './cannot.mjs'
import { startWebkit } from './webkit.mjs'

/** Web Test Runner's way to WebKitGTK: one window at a time, with the commands of a page of Playwright's. */
export function webkitLauncher() {
  let browser
  const running = new Map()
  const driverOf = id => running.get(id).driver
  return {
    name: 'WebKitGTK',
    // The runner's commands ask for a page by this name's manner.
    type: 'playwright',
    concurrency: 1,
    async initialize() {
      browser = await startWebkit()
    },
    async stop() {
      await browser?.stop()
    },
    async startSession(id, url) {
      running.set(id, { ...(await browser.visit()), url })
      // As the other launcher's pages are.
      await driverOf(id).resize({ width: 800, height: 600 })
      await driverOf(id).goTo(url)
    },
    isActive: id => running.has(id),
    getBrowserUrl: id => running.get(id)?.url,
    async stopSession(id) {
      await running.get(id)?.leave()
      running.delete(id)
      return {}
    },
    startDebugSession() {
      throw new Error('WebKitGTK is driven without a screen here.')
    },
    getPage: id => pageOf(driverOf(id)),
  }
}

function pageOf(driver) {
  return {
    setViewportSize: size => driver.resize(size),
    emulateMedia() {
      throw new Error(`${cannot} show a page as another medium does`)
    },
    keyboard: {
      type: text => driver.type(text),
      press: name => driver.key(name),
      down: name => driver.keyDown(name),
      up: name => driver.keyUp(name),
    },
    mouse: {
      move: (x, y) => driver.point(x, y),
      click: (x, y, { button } = {}) => driver.press(x, y, button),
      down: ({ button } = {}) => driver.hold(button),
      up: ({ button } = {}) => driver.release(button),
    },
  }
}
