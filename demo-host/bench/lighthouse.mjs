import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { root } from '../build/sources.mjs'
import { startServer } from '../start/servers.mjs'
import { browserArguments, findChromium } from '../test/chromium.mjs'
import { median } from './median.mjs'
import { hostPort, shop, somethingInStock } from './with-shop.mjs'

/** Downloaded on demand: nothing else needs it, and it has two hundred dependencies. */
const lighthouse = 'lighthouse@12.8.2'
const rounds = Number(process.env.TILL_BENCH_ROUNDS ?? 3)
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100 }
const debuggingPort = hostPort + 2

const pages = [
  { name: 'checkout, first step', path: '/en-us/checkout', isShops: true },
  { name: 'cart', path: '/en-us/cart', isShops: true },
  { name: 'host page', path: '/en-us' },
]

/** Prints Lighthouse's scores of whole pages on a phone beside their budgets, and what cost them points. */
export async function benchLighthouse() {
  const hosts = startServer('pages', root + 'dist/pages/server.mjs', {
    TILL_HOST_PORT: String(hostPort),
    TILL_SHOP_PORT: new URL(shop).port,
  })
  try {
    await hosts.ready
    for (const { name, path, isShops } of pages) {
      const address = (isShops ? shop : `http://localhost:${hostPort}`) + path
      const runs = []
      for (let round = 0; round < rounds; round += 1) runs.push(await runOnce(address, isShops))
      report(name, runs)
    }
  } finally {
    await hosts.stop()
  }
}

/** In a browser that has been nowhere; with `isShops` its shopper has something in the bag, by their cookie alone. */
async function runOnce(address, isShops) {
  const profile = mkdtempSync(join(tmpdir(), 'till-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    if (isShops) await fillBag(browser.request)
    const wanted = `--only-categories=${Object.keys(budgets).join()}`
    const given = ['--yes', lighthouse, address, '--quiet', '--output=json', wanted, `--port=${debuggingPort}`]
    // Else it throws the cookie away.
    const saved = '--disable-storage-reset'
    // It exits with an error when it loses its own trace, which is no result about the page.
    const look = () => promisify(execFile)('npx', [...given, saved], { maxBuffer: 2 ** 28 })
    const lostTrace = error => String(error.stderr).includes('NO_NAVSTART')
    const { stdout } = await look().catch(error => (lostTrace(error) ? look() : Promise.reject(error)))
    const run = JSON.parse(stdout)
    if (isShops && !run.finalUrl.startsWith(address)) throw new Error(`Lighthouse was led to ${run.finalUrl}`)
    return run
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

function report(name, runs) {
  for (const [category, budget] of Object.entries(budgets)) {
    const measured = median(runs.map(({ categories }) => Math.round(100 * categories[category].score)))
    console.log(
      `${name.padEnd(22)}${category.padEnd(16)}${String(measured).padStart(4)} of ${budget}  ${measured < budget ? 'UNDER' : 'ok'}`,
    )
    if (measured < budget) for (const line of lost(runs, category)) console.log(`    ${line}`)
  }
}

/** What cost points in the last run, the most expensive first. */
function lost(runs, category) {
  const { categories, audits } = runs.at(-1)
  return categories[category].auditRefs
    .map(({ id, weight }) => ({ ...audits[id], cost: weight * (1 - (audits[id].score ?? 1)) }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .map(({ title, displayValue = '' }) => `${title} ${displayValue}`)
}

/** @param {import('playwright').APIRequestContext} request */
async function fillBag(request) {
  const call = async (path, data, token) => {
    const headers = {
      'x-access-key': 'pk_demo',
      'x-locale': 'en-US',
      'x-transaction-id': randomUUID(),
      origin: shop,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await request.post(shop + path, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const { accessToken } = await call('/token/v2/auth/token', { type: 'Guest', returnRefreshToken: true })
  await call('/cart/v1/cartWithItem', await somethingInStock(), accessToken)
}
