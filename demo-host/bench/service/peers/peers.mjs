import { isDeepStrictEqual } from 'node:util'
import { embedded } from '../../../faults/databases/embedded.mjs'
import { postgres } from '../../../faults/databases/postgres.mjs'
import { printTable } from '../../../faults/print.mjs'
import { bundleService, openShop } from '../../../faults/shop.mjs'
import { RATIOS } from '../budgets.mjs'
import { databaseTime, processTime } from '../processor.mjs'
import { calls } from './calls.mjs'
import { dearest, leaveTwenty, readProducts, words } from './catalogue.mjs'
import { runChains } from './load.mjs'
import { rateOf, rowsOf } from './rounds.mjs'
import { tillShopper } from './till.mjs'
import { installVendure, startVendure } from './vendure/vendure.mjs'

const FIRST = 96

/**
 * The ratios to Vendure in the same run: the same PostgreSQL server, the same twenty products, 16 connections, one process
 * each, in rotation. Returns whether all of them are within budget.
 */
export async function benchPeers(root, { on, rounds, seconds }) {
  const file = await bundleService(root)
  console.log('Vendure is installed where it is not there yet …')
  const folder = installVendure(root)
  const server = await postgres(root)
  if (!server) throw new Error('No PostgreSQL can be had here: install it, or name one in DATABASE_URL.')
  const rows = []
  try {
    for (const name of Object.keys(RATIOS)) {
      if (on && on !== name) continue
      const database = name === 'postgres' ? server : await embedded(root)
      try {
        const beside = await server.beside(`till_peers_${process.pid}_${name}`)
        rows.push(...(await against({ file, folder, database, beside }, { rounds, seconds })))
      } finally {
        if (database !== server) await database.close()
      }
    }
  } finally {
    await server.close()
  }
  console.log(`\nIn the service, beside Vendure: ${rounds} rounds in turn, 16 connections, one process each\n`)
  printTable(rows)
  return rows.every(row => !row[''].startsWith('UNDER'))
}

async function against({ file, folder, database, beside }, { rounds, seconds }) {
  const shop = await openShop({ file, database })
  await database.look(leaveTwenty)
  await shop.start()
  let vendure
  try {
    const products = await readProducts(shop.origin)
    vendure = await startVendure(folder, beside, products)
    const stock = { products, goods: dearest(products) }
    const contestants = {
      till: { shopper: tillShopper(shop.origin), pid: shop.pid, databaseTime: await databaseTime(database) },
      vendure: { ...vendure, databaseTime: await databaseTime(beside) },
    }
    const measured = await rotate(contestants, stock, { rounds, seconds })
    for (const { shopper } of Object.values(contestants)) shopper.hangUp()
    return Object.entries(measured).flatMap(([call, found]) =>
      rowsOf(call, database.name, found, RATIOS[database.name][call]),
    )
  } finally {
    await vendure?.stop()
    await shop.stop()
  }
}

/** Every call by everybody, in turn, round after round, each as often as fills its seconds; a round to warm up counts for nothing. */
async function rotate(contestants, stock, { rounds, seconds }) {
  const names = Object.keys(contestants)
  const found = Object.fromEntries(
    Object.keys(calls).map(call => [call, Object.fromEntries(names.map(name => [name, []]))]),
  )
  const rates = {}
  const once = async (call, name, count) => {
    const contestant = contestants[name]
    contestant.shopper.hangUp()
    const round = await measure(await calls[call](contestant.shopper, stock, count), contestant)
    rates[call + name] = rateOf(round)
    return round
  }
  for (const call of Object.keys(calls)) {
    for (const name of names) {
      await once(call, name, FIRST)
      await once(call, name, rates[call + name] * seconds)
    }
  }
  await compare(contestants, stock)
  for (let round = 0; round < rounds; round += 1) {
    for (const call of Object.keys(calls)) {
      for (const name of round % 2 ? names.toReversed() : names)
        found[call][name].push(await once(call, name, rates[call + name] * seconds))
    }
    console.log(`round ${round + 1} of ${rounds}`)
  }
  return found
}

async function measure(chains, { pid, databaseTime: data }) {
  const before = { server: processTime(pid()), database: await data() }
  const began = performance.now()
  const times = await runChains(chains)
  const took = performance.now() - began
  return {
    times,
    seconds: took / 1000,
    server: processTime(pid()) - before.server,
    database: (await data()) - before.database,
  }
}

/** Ends the bench where the contestants do not do the same: filled carts, products, and words that find something. */
async function compare({ till, vendure }, { products }) {
  const facts = async ({ shopper }) => {
    shopper.hangUp()
    return {
      cart: shopper.cartFacts(await shopper.read(shopper.filled[0])),
      products: await Promise.all(products.map(async product => shopper.productFacts(await shopper.product(product)))),
      words: await Promise.all(words.map(async word => shopper.found(await shopper.search(word)) > 0)),
    }
  }
  const [ours, theirs] = [await facts(till), await facts(vendure)]
  const isWhole = ours.cart.lines === 4 && ours.cart.isDiscounted && !ours.words.includes(false)
  if (isWhole && isDeepStrictEqual(ours, theirs)) return
  throw new Error(`They do not do the same.\nTill: ${JSON.stringify(ours)}\nVendure: ${JSON.stringify(theirs)}`)
}
