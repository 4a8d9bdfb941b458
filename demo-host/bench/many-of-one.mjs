import { median } from './median.mjs'
import { hostPort, shop, somethingInStock } from './with-shop.mjs'

const slowedBy = 4
const address = `http://localhost:${hostPort}/many`

/** The cost of each quick shop beyond the first: main thread time and heap. */
export async function benchQuickShops(browser) {
  const counts = [1, 500, 1000, 2000]
  const runs = Object.fromEntries(counts.map(count => [count, []]))
  // In turn, so that a slow minute of the machine is slow for all.
  for (let round = 0; round < 5; round += 1) {
    for (const count of counts) runs[count].push(await loadQuickShops(browser, count))
  }
  const of = (count, key) => median(runs[count].map(run => run[key]))
  const each = (count, key) => (of(count, key) - of(1, key)) / (count - 1)
  return [
    { name: 'one of 500 quick shops, time', is: each(500, 'time'), budget: 1, unit: 'ms' },
    { name: 'one of 500 quick shops, heap', is: each(500, 'heap') / 1000, budget: 8, unit: 'kB' },
    { name: 'one of 2,000, time, to one of 500', is: each(2000, 'time') / each(500, 'time'), budget: 1.2 },
    { name: 'one of 2,000, heap, to one of 500', is: each(2000, 'heap') / each(500, 'heap'), budget: 1.2 },
  ]
}

async function loadQuickShops(browser, count) {
  const shops = '<p><till-quick-shop product="TQ4407AB12"></till-quick-shop></p>'.repeat(count)
  const { page, devtools, context } = await open(browser, shops)
  await page.waitForFunction(
    count =>
      [...document.querySelectorAll('till-quick-shop')].filter(one => one.shadowRoot?.querySelector('[data-touch]'))
        .length === count,
    count,
    { timeout: 120_000 },
  )
  await devtools.send('Runtime.evaluate', { expression: 'new Promise(requestAnimationFrame)', awaitPromise: true })
  const { metrics } = await devtools.send('Performance.getMetrics')
  const time = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  const heap = await heapOf(devtools)
  await context.close()
  return { time, heap }
}

/** Changes a quantity in a bag of 500 lines: how many lines are touched, and how long it takes. */
export async function benchLines(browser) {
  const { page, context } = await open(browser, '<till-mini-cart></till-mini-cart>', page => longCart(page, 500))
  const item = await somethingInStock()
  await page.evaluate(item => window.till.cart.add(item), item)
  await page.evaluate(() => window.till.open('mini-cart'))
  await page.waitForFunction(
    () => document.querySelector('till-mini-cart').shadowRoot.querySelectorAll('.line').length === 500,
  )
  const runs = []
  for (let at = 100; at < 400; at += 50) runs.push(await page.evaluate(changeOne, at))
  // The last change is still being sent.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return [
    { name: 'lines rendered, one of 500 changed', is: median(runs.map(({ touched }) => touched)), budget: 1 },
    { name: 'one of 500 lines changed', is: median(runs.map(({ time }) => time)), budget: 16, unit: 'ms' },
  ]
}

/** Runs in the page: presses `more` on a line, and reports when its number has changed and which lines were touched. */
async function changeOne(at) {
  const line = document.querySelector('till-mini-cart').shadowRoot.querySelectorAll('.line')[at]
  const touched = new Set()
  const lineOf = node => (node instanceof Element ? node : node.parentElement)?.closest('.line')
  const start = performance.now()
  const end = await new Promise(resolve => {
    const observer = new MutationObserver(changes => {
      for (const { target } of changes) touched.add(lineOf(target))
      if (!touched.has(line)) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(line.parentElement, { subtree: true, childList: true, characterData: true, attributes: true })
    line.querySelectorAll('.step button, .acts button')[1].click()
  })
  touched.delete(null)
  await new Promise(requestAnimationFrame)
  return { touched: touched.size, time: end - start }
}

/** Makes the service's cart longer, with copies of its line. */
async function longCart(page, lines) {
  // The first item's cart comes with the token.
  await page.route(/\/cart\/v1\/|\/auth\/token/, async route => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    const answer = await route.fetch()
    const given = await answer.json()
    const cart = given.cart ?? given
    if (!cart.items?.length) return route.fulfill({ response: answer })
    const [item] = cart.items
    const items = Array.from({ length: lines }, (_, at) => ({
      ...item,
      id: at ? `${item.id}-${at}` : item.id,
      qty: 2,
      maxQty: 9,
    }))
    const long = { ...cart, items, totalItemCount: 2 * lines }
    return route.fulfill({ response: answer, json: given.cart ? { ...given, cart: long } : long })
  })
}

/** Opens, closes, removes and inserts a bag a thousand times, and compares the heap before and after. */
export async function benchLife(browser) {
  const { page, devtools, context } = await open(browser, '<div id="place"><till-mini-cart></till-mini-cart></div>')
  await page.evaluate(item => window.till.cart.add(item), await somethingInStock())
  // The heap first grows while the browser compiles; afterwards it is stable within 2 %.
  await page.evaluate(live, 1000)
  const before = await heapOf(devtools)
  await page.evaluate(live, 1000)
  const after = await heapOf(devtools)
  await context.close()
  return [
    { name: 'heap after a thousand lives of a bag, more by', is: 100 * (after / before - 1), budget: 2, unit: '%' },
  ]
}

/** Runs in the page. */
async function live(times) {
  const place = document.querySelector('#place')
  const bag = place.firstElementChild
  for (let time = 0; time < times; time += 1) {
    await window.till.open('mini-cart')
    await window.till.close()
    bag.remove()
    await new Promise(requestAnimationFrame)
    place.append(bag)
  }
  // The last dialog has closed.
  while (bag.shadowRoot.querySelector('dialog[open]')) await new Promise(requestAnimationFrame)
}

async function open(browser, body, before = async () => {}) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await context.grantPermissions(['local-network-access'], { origin: new URL(address).origin })
  const script = `<script async src="${shop}/till.js" data-key="pk_demo" data-locale="en-US"></script>`
  await page.route(address, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Many</title>${script}</head><body>${body}</body></html>`,
    }),
  )
  await before(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await page.goto(address)
  await page.waitForFunction(() => window.till?.version)
  return { page, devtools, context }
}

/** The smallest heap of a few collections, because each may leave something for the next. */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.enable')
  const sizes = []
  for (let time = 0; time < 5; time += 1) {
    await devtools.send('HeapProfiler.collectGarbage')
    sizes.push((await devtools.send('Runtime.getHeapUsage')).usedSize)
  }
  return Math.min(...sizes)
}
