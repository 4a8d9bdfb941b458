import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { embedded } from '../../faults/databases/embedded.mjs'
import { postgres } from '../../faults/databases/postgres.mjs'
import { printTable } from '../../faults/print.mjs'
import { bundleService, openShop } from '../../faults/shop.mjs'
import { budgets, peers } from './budgets.mjs'
import { benchPeers } from './peers/peers.mjs'
import { accountCalls } from './account.mjs'
import { addingToCart, orders, reads } from './calls.mjs'
import { benchCaptures } from './captures.mjs'
import { fillCatalogue, largeSearch } from './large-catalogue.mjs'
import { benchGrowth } from './growth.mjs'
import { benchKnown } from './known.mjs'
import { databaseTime, mainThreadTime, memoryOf, processTime } from './processor.mjs'
import { mediansOf, restOf, timed } from './timed.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const makers = { postgres, embedded }

/**
 * What a call costs, as processor time of server and database together, which is the same on a busy machine. Rates and
 * waiting times depend on the machine.
 *
 *   npm run bench:service                     both databases
 *   npm run bench:service -- --on postgres    one of them
 *   npm run bench:service -- --rounds 5       how often each call is measured; the median counts
 *   npm run bench:service -- --large          also the search over 100,000 products
 *   npm run bench:service -- --captures       instead: how many payments a second are captured at a slow provider
 *   npm run bench:service -- --known          instead: whether the time of an answer reveals who has an account or an order here
 *   npm run bench:service -- --growth         instead: what a call costs over a million carts, and on four processes
 *   npm run bench:service -- --peers          instead: the ratios to Vendure, installed and measured in the same run
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string' },
    large: { type: 'boolean', default: false },
    captures: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    carts: { type: 'string', default: '1000000' },
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    size: { type: 'string', default: '1' },
  },
})
const size = Number(values.size)
if (values.peers) {
  const isKept = await benchPeers(root, { on: values.on, rounds: Number(values.rounds), seconds: 3 * size })
  process.exit(isKept ? 0 : 1)
}
const file = await bundleService(root)
const rows = []
for (const [name, make] of Object.entries(makers)) {
  if (values.on && values.on !== name) continue
  const database = await make(root)
  if (!database) {
    console.error('No PostgreSQL can be had here: install it, or name one in DATABASE_URL.')
    continue
  }
  try {
    const growth = { file, database, carts: Number(values.carts), rounds: Number(values.rounds), size }
    if (values.known) rows.push(...(await benchKnown({ file, database, count: Math.round(150 * size) })))
    else if (values.captures) rows.push(await benchCaptures({ file, database, count: Math.round(3000 * size) }))
    else rows.push(...(await (values.growth ? benchGrowth(growth) : measure(name, database))))
  } finally {
    await database.close()
  }
}
console.log('\nIn the service (core/decisions/0240; peers were measured on PostgreSQL 15 with 16 connections)\n')
printTable(rows)
if (!values.growth && !values.captures && !values.known) {
  console.log('\nPeers, as measured once; Vendure in the same run: npm run bench:service -- --peers')
  printTable(peers)
}
if (rows.some(row => row[''] === 'OVER')) process.exitCode = 1

async function measure(name, database) {
  const shop = await openShop({ file, database })
  await database.look(query => query('update stock set on_hand = 1000000'))
  await shop.start()
  await shop.stop()
  const began = performance.now()
  await shop.start()
  const start = performance.now() - began
  const meters = { server: () => processTime(shop.pid()), database: await databaseTime(database) }
  const onMain = { ...meters, server: () => mainThreadTime(shop.pid()) }
  // A sign-in waits for its hash; what the service does meanwhile is not part of its cost.
  const atRest = await restOf(onMain)
  const perSecond = name === 'postgres' ? 50 : 20
  const calls = { add: addingToCart, ...reads, order: (...those) => orders(...those, perSecond) }
  // In rotation: the machine's speed changes by the minute, and the first calls are the slowest.
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const once = {}
    for (const [call, prepare] of Object.entries(calls)) once[call] = await timed(await prepare(shop, size), meters)
    for (const [call, prepare] of Object.entries(accountCalls)) {
      once[call] = await timed(await prepare(shop, size), onMain, atRest)
    }
    rounds.push(once)
  }
  const found = mediansOf(rounds)
  const memory = memoryOf(shop.pid())
  if (values.large) {
    await shop.stop()
    await database.look(fillCatalogue)
    await shop.start()
    found.large = await timed(await largeSearch(shop, size), meters)
  }
  await shop.stop()
  return budgets(name, { ...found, start, memory })
}
