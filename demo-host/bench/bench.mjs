import { setTimeout as pause } from 'node:timers/promises'
import { contestants as contestantsFor, pageOf } from './contestants.mjs'
import { serveBench } from './host-server.mjs'
import { measureAdd, measureLoad, measureShown } from './measure.mjs'
import { report } from './report.mjs'
import { hostPort, sellAFew, shop, somethingInStock, withShop } from './with-shop.mjs'

const rounds = Number(process.env.TILL_BENCH_ROUNDS ?? 7)

/** How often a round loads floor and till beside what all are measured in: a frame more or less is a fifth of their figures. */
const moreLoads = 8

/** How often a round presses beside that, each time on a page of its own. */
const morePresses = 2

const addressOf = name => `http://localhost:${hostPort}/${encodeURIComponent(name)}`

/** A slowed page burns the processor though it idles, and its process ends after it: the next is measured when both are gone. */
const goneAfter = 300

/** Of who keeps nothing: a browser has work to do before it loads a page with something kept, and has it here too. */
const aProfile = {
  cookies: [],
  origins: [{ origin: `http://localhost:${hostPort}`, localStorage: [{ name: 'floor', value: '1' }] }],
}

await withShop(async browser => {
  // `npm run bench -- many`: what grows with the page, the cart and the years.
  if (process.argv.includes('many')) return (await import('./many.mjs')).benchMany(browser)
  // `npm run bench -- wallets`: from a press on another site's page to the wallet's own button in the shop's window.
  if (process.argv.includes('wallets')) return (await import('./press-to-pay.mjs')).benchPressToPay(browser)
  // `npm run bench -- bytes`, `-- lighthouse`: what the peers weigh beside us, and what Lighthouse says of whole pages.
  if (process.argv.includes('bytes')) return (await import('./bytes.mjs')).benchBytes(browser)
  if (process.argv.includes('lighthouse')) return (await import('./lighthouse.mjs')).benchLighthouse()
  const item = await somethingInStock()
  await sellAFew(item)
  const contestants = contestantsFor(shop)
  const host = await serveBench(hostPort, contestants, pageOf(item))
  try {
    report(await runRounds(browser, contestants, () => sellAFew(item, 5)))
  } finally {
    host.close()
  }
})

/** Every contestant once a round, so that a slow minute of the machine is slow for all. */
async function runRounds(browser, contestants, sell) {
  const results = Object.fromEntries(Object.keys(contestants).map(name => [name, []]))
  // The first round warms the machine and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const result = await runOnce(browser, addressOf(name), contestant, sell)
      if (round > 0) results[name].push(result)
    }
    for (let press = 0; press < morePresses; press += 1) {
      for (const [name, contestant] of Object.entries(contestants).filter(([, { line }]) => line)) {
        await pause(goneAfter)
        const { line, script, heap } = await measureEmpty(browser, addressOf(name), contestant, sell)
        if (round > 0) results[name].push({ line, script, heap })
      }
    }
    for (let load = 0; load < moreLoads; load += 1) {
      for (const name of load % 2 ? ['till', 'floor'] : ['floor', 'till']) {
        await pause(goneAfter)
        const result = await measureShown(browser, addressOf(name), contestants[name])
        if (round > 0) results[name].push(result)
      }
    }
    process.stderr.write(`round ${round} of ${rounds}\n`)
  }
  return results
}

/** A first visit, and one that comes back with what the first has kept: both show the buttons. */
async function runOnce(browser, address, contestant, sell) {
  await pause(goneAfter)
  const { state, ...empty } = await measureEmpty(browser, address, contestant, sell)
  await pause(goneAfter)
  const full = await measureLoad(browser, address, contestant, state)
  await full.context.close()
  return {
    ...empty,
    toggle: [empty.toggle, full.toggle].flat(),
    add: [empty.add, full.add],
    callsWithCart: full.calls,
  }
}

async function measureEmpty(browser, address, contestant, sell) {
  const empty = await measureLoad(browser, address, contestant)
  try {
    if (!contestant.line) return { ...figures(empty), state: aProfile }
    await sell()
    const added = await measureAdd(empty, contestant)
    return { ...figures(empty), ...added, state: await empty.context.storageState() }
  } finally {
    await empty.context.close()
  }
}

function figures({ toggle, add, longTasks, shift, calls }) {
  return { toggle: toggle ?? [], add, longTasks, shift, calls }
}
