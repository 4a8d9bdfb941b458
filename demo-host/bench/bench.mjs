import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildAll, isBuilt } from '../build/build.mjs'
import { root } from '../build/sources.mjs'
import { startServer } from '../start/servers.mjs'
import { browserArguments, findChromium } from '../test/chromium.mjs'
import { contestants as contestantsFor } from './contestants.mjs'
import { serveBench } from './host-server.mjs'
import { measureAdd, measureLoad } from './measure.mjs'
import { report } from './report.mjs'

const rounds = Number(process.env.TILL_BENCH_ROUNDS ?? 7)
const hostPort = 4480
const shopPort = 4481
const shop = `http://localhost:${shopPort}`

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
let host
try {
  await service.ready
  const contestants = contestantsFor(shop, await somethingInStock())
  host = await serveBench(hostPort, contestants)
  report(await runRounds(contestants))
} finally {
  await browser.close()
  host?.close()
  await service.stop()
  rmSync(data, { recursive: true, force: true })
}

async function somethingInStock() {
  const productId = 'TQ4407AB12'
  const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US', origin: `http://localhost:${hostPort}` }
  const answer = await fetch(`${shop}/products/v2/products/${productId}/details?locale=en-US`, { headers })
  const { variants } = await answer.json()
  const variant = variants.find(({ productInventoryState }) => productInventoryState === 'InStock') ?? variants[0]
  return { productId, upc: variant.upc, qty: 1 }
}

/** Every contestant once a round, so that a slow minute of the machine is slow for all. */
async function runRounds(contestants) {
  const results = Object.fromEntries(Object.keys(contestants).map(name => [name, []]))
  // The first round warms the machine and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const result = await runOnce(`http://localhost:${hostPort}/${encodeURIComponent(name)}`, contestant)
      if (round > 0) results[name].push(result)
    }
    process.stderr.write(`round ${round} of ${rounds}\n`)
  }
  return results
}

async function runOnce(address, contestant) {
  const empty = await measureLoad(browser, address, contestant)
  try {
    if (!contestant.line) return { ...figures(empty), toggle: empty.toggle, callsWithCart: 0 }
    const line = await measureAdd(empty.page, contestant)
    const state = await empty.context.storageState()
    const full = await measureLoad(browser, address, contestant, state)
    await full.context.close()
    return { ...figures(empty), line, toggle: full.toggle, callsWithCart: full.calls }
  } finally {
    await empty.context.close()
  }
}

function figures({ add, longTasks, shift, calls }) {
  return { add, longTasks, shift, calls }
}
