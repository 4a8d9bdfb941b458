import { printRows } from './many.mjs'
import { median } from './median.mjs'
import { hostPort, shop, somethingInStock } from './with-shop.mjs'

/** The page's report that what is awaited is there, with the time. */
const USABLE = 'usable at '

const slowedBy = 4
const rounds = 7
/** As in Chromium's developer tools. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

const site = `http://127.0.0.1:${hostPort}`
const markup = `<!doctype html><html lang="en"><title>A page</title>
<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"></script><till-mini-cart></till-mini-cart></html>`

/** What is pressed, and what the shopper waits for. */
const ways = {
  wallet: {
    press: 'till-mini-cart till-wallet-buttons button.paypal',
    wait: ['.wallets .place > div > div', 'button[aria-label=PayPal]:enabled'],
  },
  checkout: { press: 'till-mini-cart dialog .btn.main', wait: ['input[type=email]:enabled'] },
}

/** Prints how long a wallet's button in the shop's window takes after a press, beside the first field of checkout. */
export async function benchPressToPay(browser) {
  const item = await somethingInStock()
  const runs = { wallet: [], checkout: [] }
  // In turn, so that a slow minute of the machine is slow for both. The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const time = await pressOnce(browser, item, way)
      if (round > 0) runs[name].push(time)
    }
  }
  const [wallet, checkout] = [median(runs.wallet), median(runs.checkout)]
  printRows([{ name: 'press of a wallet to its own button in the window', is: wallet, budget: checkout, unit: 'ms' }])
}

async function pressOnce(browser, item, { press, wait }) {
  const context = await browser.newContext()
  try {
    await context.grantPermissions(['local-network-access'], { origin: site })
    await context.addInitScript(watch, { wait, origin: shop, usable: USABLE })
    const page = await context.newPage()
    await page.route(`${site}/page`, route => route.fulfill({ contentType: 'text/html', body: markup }))
    await page.goto(`${site}/page`)
    await page.evaluate(item => window.till.cart.add(item), item)
    await page.evaluate(() => window.till.open('mini-cart'))
    const button = page.locator(press)
    await button.waitFor()
    // A shopper presses when the page is idle.
    await page.waitForLoadState('networkidle')
    await slow(page)
    const shown = context.waitForEvent('console', {
      predicate: message => message.text().startsWith(USABLE),
      timeout: 60_000,
    })
    context.on('page', opened => void slow(opened))
    const pressed = await button.evaluate(element => {
      element.click()
      return Date.now()
    })
    return Number((await shown).text().slice(USABLE.length)) - pressed
  } finally {
    await context.close()
  }
}

async function slow(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await Promise.all([
    devtools.send('Network.emulateNetworkConditions', slow4g),
    devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy }),
  ])
}

/** Runs in each page of the shop first: reports when what is awaited is there. */
function watch({ wait, origin, usable }) {
  if (location.origin !== origin) return
  const look = () => {
    const found = wait.reduce((inside, step) => (inside?.shadowRoot ?? inside)?.querySelector(step), document)
    if (!found?.checkVisibility()) return requestAnimationFrame(look)
    console.debug(usable + Date.now())
  }
  requestAnimationFrame(look)
}
