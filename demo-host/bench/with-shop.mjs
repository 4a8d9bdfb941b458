import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildAll, isBuilt } from '../build/build.mjs'
import { root } from '../build/sources.mjs'
import { startServer } from '../start/servers.mjs'
import { browserArguments, findChromium } from '../test/chromium.mjs'

export const hostPort = 4480
const shopPort = 4481
export const shop = `http://localhost:${shopPort}`

/** Builds if needed, and runs `work` with a browser and a shop of its own. */
export async function withShop(work) {
  if (!isBuilt()) await buildAll()
  const data = mkdtempSync(join(tmpdir(), 'till-bench-'))
  const service = startServer('service', root + 'dist/service/server.mjs', {
    NODE_ENV: 'production',
    TILL_HOST_PORT: String(hostPort),
    TILL_SHOP_PORT: String(shopPort),
    TILL_DATA_DIR: data,
    TILL_RATE_LIMITS: 'off',
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
  try {
    await service.ready
    await work(browser)
  } finally {
    await browser.close()
    await service.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** For `till.cart.add`. */
export async function somethingInStock() {
  const productId = 'TQ4407AB12'
  const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US', origin: `http://localhost:${hostPort}` }
  const answer = await fetch(`${shop}/products/v2/products/${productId}/details?locale=en-US`, { headers })
  const { variants } = await answer.json()
  const variant = variants.find(({ productInventoryState }) => productInventoryState === 'InStock') ?? variants[0]
  return { productId, upc: variant.upc, qty: 1 }
}

/** Makes some sales first: a new process is still compiling, and an idle one is three times slower for its next call, while a real shop is busy. The peer's API answers from memory. */
export async function sellAFew({ productId, upc }, times = 30) {
  const call = async (path, body, token) => {
    const answer = await fetch(`${shop}${path}?lang=en`, {
      method: 'POST',
      headers: {
        'x-access-key': 'pk_demo',
        'x-locale': 'en-US',
        'x-transaction-id': randomUUID(),
        'content-type': 'application/json',
        origin: `http://localhost:${hostPort}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`Expected ${path} to answer, got ${answer.status}.`)
    return answer.json()
  }
  for (let time = 0; time < times; time += 1) {
    const { accessToken } = await call('/token/v2/auth/token', { type: 'Guest' })
    await call('/cart/v1/cartWithItem', { productId, upc, qty: 1 }, accessToken)
  }
}
