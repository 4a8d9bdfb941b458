import { median } from '../median.mjs'
import { openShop } from '../../faults/shop.mjs'
import { addingToCart, reads } from './calls.mjs'
import { fillCarts } from './many-carts.mjs'
import { databaseTime, processTime } from './processor.mjs'
import { timed } from './timed.mjs'

const FEW = 1_000
const PROCESSES = 4
/** A call may cost a fifth more in the shop that has grown. */
const MAX = 1.2

/**
 * What a call costs as the shop grows: two shops, one with a thousand carts and one with a million, are called in turn; then
 * the small one with one process and with four. It compares processor time, which is the same on a busy machine.
 */
export async function benchGrowth({ file, database, carts, rounds, size }) {
  const small = await openGrown({ file, database, carts: FEW })
  const large = await openGrown({ file, database, carts })
  const rows = []
  for (const [call, prepare] of Object.entries({ 'add to cart': addingToCart, 'read cart': reads.read })) {
    const costs = { few: [], many: [] }
    for (let round = 0; round < rounds; round += 1) {
      costs.few.push(costOf(await timed(await prepare(small.shop, size), small.meters)))
      costs.many.push(costOf(await timed(await prepare(large.shop, size), large.meters)))
    }
    const [few, many] = [median(costs.few), median(costs.many)]
    rows.push({
      call: `${call}, processor time over ${carts.toLocaleString('en')} carts`,
      on: database.name,
      found: `${many.toFixed(2)} ms, ${(many / few).toFixed(2)} of that over ${FEW.toLocaleString('en')} (${few.toFixed(2)})`,
      budget: `at most ${MAX}`,
      '': many / few <= MAX ? 'ok' : 'OVER',
    })
  }
  await large.shop.stop()
  // The embedded database is one process's own.
  if (database.name === 'postgres') rows.push(...(await besideOne({ file, database, small, rounds, size })))
  await small.shop.stop()
  return rows
}

async function openGrown({ file, database, carts }) {
  const shop = await openShop({ file, database })
  await shop.start()
  const [{ warm }] = [await addingToCart(shop, 0.01)]
  await warm()
  await shop.stop()
  await database.look(async query => {
    await query('update stock set on_hand = 1000000')
    await fillCarts(query, carts)
  })
  await shop.start()
  return { shop, meters: { server: () => processTime(shop.pid()), database: await databaseTime(database) } }
}

async function besideOne({ file, database, small, rounds, size }) {
  const environment = small.shop.environment()
  const same = { ...database, renew: async () => {}, environment: () => environment }
  const others = []
  for (let count = 1; count < PROCESSES; count += 1) {
    const shop = await openShop({ file, database: same })
    await shop.start()
    others.push(shop)
  }
  const all = [small.shop, ...others]
  let requests = 0
  const crowd = {
    get origin() {
      requests += 1
      return all[requests % all.length].origin
    },
  }
  const meters = {
    server: () => all.reduce((sum, shop) => sum + processTime(shop.pid()), 0),
    database: small.meters.database,
  }
  const found = { one: [], four: [] }
  for (let round = 0; round < rounds; round += 1) {
    found.one.push(await timed(await addingToCart(small.shop, size), small.meters))
    found.four.push(await timed(await addingToCart(crowd, size), meters))
  }
  for (const shop of others) await shop.stop()
  return Object.entries(found).map(([processes, times]) => ({
    call: `add to cart, ${processes === 'one' ? 'one process' : `${PROCESSES} processes on one database`}`,
    on: database.name,
    found: `${median(times.map(({ rate }) => rate)).toFixed(0)} a second, ${median(times.map(costOf)).toFixed(2)} ms of processor time, p99 ${median(times.map(({ p99 }) => p99)).toFixed(0)} ms`,
    budget: '',
    '': '',
  }))
}

const costOf = ({ server, database }) => server + database
