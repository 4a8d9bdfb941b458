import { setTimeout as pause } from 'node:timers/promises'
import { contestants as contestantsFor, pageOf } from './contestants.mjs'
import { serveBench } from './host-server.mjs'
import { measureAdd, measureLoad, measureShown } from './measure.mjs'
import { report } from './report.mjs'
import { hostPort, sellAFew, shop, somethingInStock, withShop } from './with-shop.mjs'

const rounds = Number(process.env.TILL_BENCH_ROUNDS ?? 7)

/** Extra loads of floor and till per round: one frame is a fifth of their figures. */
const moreLoads = 8

/** Extra presses per round, each on a page of its own. */
const morePresses = 2

const addressOf = name => `http://localhost:${hostPort}/${encodeURIComponent(name)}`

/** A slowed page uses the processor even when idle, so the next one waits until its process has ended. */
const goneAfter = 300

/** A browser profile with something stored, because reading it takes time before a page loads. */
const aProfile = {
  cookies: [],
  origins: [{ origin: `http://localhost:${hostPort}`, localStorage: [{ name: 'floor', value: '1' }] }],
}

/** Run by name, in place of the comparison with peers. */
const others = {
  many: async browser => (await import('./many.mjs')).benchMany(browser),
  wallets: async browser => (await import('./press-to-pay.mjs')).benchPressToPay(browser),
  bytes: async browser => (await import('./bytes.mjs')).benchBytes(browser),
  lighthouse: async () => (await import('./lighthouse.mjs')).benchLighthouse(),
}

const [wanted] = process.argv.slice(2)
if (wanted && !others[wanted]) throw new Error(`Expected one of ${Object.keys(others).join(', ')}, got ${wanted}`)

await withShop(async browser => {
  if (wanted) return others[wanted](browser)
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

/** Every contestant once per round, so that a slow minute of the machine is slow for all. */
async function runRounds(browser, contestants, sell) {
  const results = Object.fromEntries(Object.keys(contestants).map(name => [name, []]))
  // The first round warms up and is not counted.
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

/** A first visit, and a second one with what the first has stored. */
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
