import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { root } from '../build/sources.mjs'
import { startServer } from '../start/servers.mjs'
import { findChromium } from '../test/chromium.mjs'
import { median } from './median.mjs'
import { hostPort, shop, somethingInStock } from './with-shop.mjs'

/** Downloaded on demand: nothing else needs it, and it has two hundred dependencies. */
const lighthouse = 'lighthouse@12.8.2'
const rounds = Number(process.env.TILL_BENCH_ROUNDS ?? 3)
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100 }
const chrome = '--headless=new --no-sandbox --disable-dev-shm-usage'

const pages = [
  { name: 'checkout, first step', address: async () => `${shop}/en-us/checkout#handoff=${await handoff()}` },
  { name: 'cart', address: async () => `${shop}/en-us/cart#handoff=${await handoff()}` },
  { name: 'host page', address: async () => `http://localhost:${hostPort}/en-us` },
]

/** Prints Lighthouse's scores of whole pages on a phone beside their budgets, and what cost them points. */
export async function benchLighthouse() {
  const hosts = startServer('pages', root + 'dist/pages/server.mjs', {
    TILL_HOST_PORT: String(hostPort),
    TILL_SHOP_PORT: new URL(shop).port,
  })
  try {
    await hosts.ready
    for (const { name, address } of pages) {
      const runs = []
      for (let round = 0; round < rounds; round += 1) runs.push(await runOnce(await address()))
      tell(name, runs)
    }
  } finally {
    await hosts.stop()
  }
}

async function runOnce(address) {
  const wanted = `--only-categories=${Object.keys(budgets).join()}`
  const given = ['--yes', lighthouse, address, '--quiet', '--output=json', wanted, `--chrome-flags=${chrome}`]
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
  const { stdout } = await promisify(execFile)('npx', given, { env, maxBuffer: 2 ** 28 })
  return JSON.parse(stdout)
}

function tell(name, runs) {
  for (const [category, budget] of Object.entries(budgets)) {
    const is = median(runs.map(({ categories }) => Math.round(100 * categories[category].score)))
    console.log(
      `${name.padEnd(22)}${category.padEnd(16)}${String(is).padStart(4)} of ${budget}  ${is < budget ? 'UNDER' : 'ok'}`,
    )
    if (is < budget) for (const line of lost(runs, category)) console.log(`    ${line}`)
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

/** A handoff code of a filled cart, as from a host page. */
async function handoff() {
  const ask = async (path, body, token) => {
    const answer = await fetch(shop + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-access-key': 'pk_demo',
        'x-locale': 'en-US',
        'x-transaction-id': randomUUID(),
        origin: `http://localhost:${hostPort}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { accessToken } = await ask('/token/v2/auth/token', { type: 'Guest', returnRefreshToken: true })
  const { basketId } = await ask('/cart/v1/cartWithItem', await somethingInStock(), accessToken)
  return (await ask('/token/v2/auth/handoff', { basketId }, accessToken)).handoff
}
