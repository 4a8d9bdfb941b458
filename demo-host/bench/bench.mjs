import { setTimeout as pause } from 'node:timers/promises'
import { contestants as contestantsFor } from './contestants.mjs'
import { serveBench } from './host-server.mjs'
import { measureAdd, measureLoad } from './measure.mjs'
import { report } from './report.mjs'
import { hostPort, sellAFew, shop, somethingInStock, withShop } from './with-shop.mjs'

const rounds = Number(process.env.TILL_BENCH_ROUNDS ?? 7)

await withShop(async browser => {
  // `npm run bench -- many`: what grows with the page, the cart and the years.
  if (process.argv.includes('many')) return (await import('./many.mjs')).benchMany(browser)
  // `npm run bench -- bytes`, `-- lighthouse`: what the peers weigh beside us, and what Lighthouse says of whole pages.
  if (process.argv.includes('bytes')) return (await import('./bytes.mjs')).benchBytes(browser)
  if (process.argv.includes('lighthouse')) return (await import('./lighthouse.mjs')).benchLighthouse()
  const item = await somethingInStock()
  await sellAFew(item)
  const contestants = contestantsFor(shop, item)
  const host = await serveBench(hostPort, contestants)
  try {
    report(await runRounds(browser, contestants))
  } finally {
    host.close()
  }
})

/** Every contestant once a round, so that a slow minute of the machine is slow for all. */
async function runRounds(browser, contestants) {
  const results = Object.fromEntries(Object.keys(contestants).map(name => [name, []]))
  // The first round warms the machine and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const result = await runOnce(browser, `http://localhost:${hostPort}/${encodeURIComponent(name)}`, contestant)
      if (round > 0) results[name].push(result)
    }
    process.stderr.write(`round ${round} of ${rounds}\n`)
  }
  return results
}

async function runOnce(browser, address, contestant) {
  const { state, ...empty } = await measureEmpty(browser, address, contestant)
  if (!state) return { ...empty, callsWithCart: 0 }
  // A slowed page burns the processor though it idles, and its process ends after it: the next is measured when both are gone.
  await pause(300)
  const full = await measureLoad(browser, address, contestant, state)
  await full.context.close()
  return { ...empty, toggle: full.toggle, callsWithCart: full.calls }
}

async function measureEmpty(browser, address, contestant) {
  const empty = await measureLoad(browser, address, contestant)
  try {
    if (!contestant.line) return { ...figures(empty), toggle: empty.toggle }
    const line = await measureAdd(empty.page, contestant)
    return { ...figures(empty), line, state: await empty.context.storageState() }
  } finally {
    await empty.context.close()
  }
}

function figures({ add, longTasks, shift, calls }) {
  return { add, longTasks, shift, calls }
}
