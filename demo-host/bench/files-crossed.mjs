import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { buildNodeApps } from '../build/node-apps.mjs'
import { root } from '../build/sources.mjs'
import { startInTurn, startServer } from '../start/servers.mjs'
import { browserArguments, findChromium } from '../test/chromium.mjs'
import { SourcesRun } from './sources-run.mjs'

// Prints which of our files run between a gesture and its effect (core/decisions/0510).

const host = 'http://localhost:4482'
const shop = 'http://localhost:4483'
const productId = 'TQ4407AB12'
const typed = {
  Email: 'maya.okafor@example.com',
  'First name': 'Maya',
  'Last name': 'Okafor',
  Address: '418 Alder Street',
  City: 'Portland',
  'ZIP code': '97205',
  Phone: '5035550123',
}

const dist = root + 'dist.crossed'
const servers = []
const executablePath = findChromium()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
try {
  await build()
  const environment = {
    NODE_ENV: 'production',
    TILL_HOST_PORT: '4482',
    TILL_SHOP_PORT: '4483',
    TILL_DATA_DIR: dist + '/data',
  }
  const start = name => startServer(name, `${dist}/${name}/server.mjs`, environment)
  await startInTurn(['service', 'pages'], start, servers)
  await addToCart(await browser.newPage())
  await checkOut(await browser.newPage())
} finally {
  await browser.close()
  await Promise.all(servers.map(server => server.stop()))
  rmSync(dist, { recursive: true, force: true })
}

async function build() {
  mkdirSync(`${dist}/shop`, { recursive: true })
  const rollup = ['node_modules/rollup/dist/bin/rollup', '-c', '--configPlugin', 'esbuild', '--silent']
  const env = { ...process.env, NODE_ENV: 'development', TILL_DIST: dist }
  await promisify(execFile)(process.execPath, rollup, { cwd: root, env })
  await buildNodeApps(dist)
}

async function addToCart(page) {
  const run = await SourcesRun.of(page, dist)
  await page.goto(`${host}/en-us`)
  await page.locator(`[data-till-product=${productId}]`).first().click()
  const dialog = page.getByRole('dialog')
  const size = dialog.getByRole('radio', { name: /^\d+(\.5)?$/ }).first()
  await size.locator('xpath=..').click()
  const add = dialog.getByRole('button', { name: /^Add to bag/ })
  await settled(page)
  print('Add to bag pressed, until the call leaves', await run.untilCall('/cartWithItem', () => add.click()))
  await page.close()
}

async function checkOut(page) {
  const run = await SourcesRun.of(page, dist)
  await page.goto(`${shop}/en-us/checkout#handoff=${encodeURIComponent(await filledCart())}`)
  await page.getByRole('button', { name: 'Use this bag' }).click()
  await page.getByLabel('First name').waitFor()
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('State').selectOption('OR')
  const city = page.getByLabel('City')
  await city.press('End')
  await settled(page)
  print('A letter typed into an address field', await run.during(() => city.press('s')))
  const press = () => page.getByRole('button', { name: 'Continue to billing' }).click({ noWaitAfter: true })
  print('The address submitted, until its check leaves', await run.untilCall('/validation', press))
  print('The check answered, until the address leaves', await run.untilCall('/shippingAddress?'))
  await page.close()
}

/** Nothing was loaded for a second, and nothing more is drawn. */
async function settled(page) {
  await page.evaluate(async () => {
    const loaded = () => performance.getEntriesByType('resource').length
    const pause = () => new Promise(done => setTimeout(() => requestIdleCallback(done), 1000))
    for (let before = -1; before !== loaded(); await pause()) before = loaded()
  })
}

async function filledCart() {
  const call = async (path, body, token) => {
    const headers = {
      'x-access-key': 'pk_demo',
      'x-locale': 'en-US',
      'x-transaction-id': crypto.randomUUID(),
      'content-type': 'application/json',
      origin: host,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const method = body ? 'POST' : 'GET'
    const answer = await fetch(`${shop}${path}?lang=en`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`Expected ${path} to answer, got ${answer.status}.`)
    return answer.json()
  }
  const { accessToken } = await call('/token/v2/auth/token', { type: 'Guest' })
  const { variants } = await call(`/products/v2/products/${productId}/details`)
  const { upc } = variants.find(({ productInventoryState }) => productInventoryState === 'InStock')
  const { basketId } = await call('/cart/v1/cartWithItem', { productId, upc, qty: 1 }, accessToken)
  const { handoff } = await call('/token/v2/auth/handoff', { basketId }, accessToken)
  return handoff
}

function print(what, files) {
  const sorted = [...files].sort()
  console.log(`${what}: ${sorted.length}\n${sorted.map(file => `  ${file}`).join('\n')}\n`)
}
