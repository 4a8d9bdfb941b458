import { setTimeout as pause } from 'node:timers/promises'
import { audit, settle } from '../audit.mjs'
import { keepBuying, untilServed } from '../buying.mjs'
import { row } from '../print.mjs'
import { call, longest } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'
import { openSwallowingProxy } from '../../test/swallowing-proxy.mjs'

const HEALED_MS = 10_000

export const failover = {
  name: 'failover',
  promise: 'T13',
  title: 'the database host is gone, without a word or with one, 20 times, while shoppers buy',
  go: async ({ file, database, quick }) => {
    // The embedded database is in the process: there is no host to lose.
    if (!database.outage) return [row('a host of its own', 'none', 'none')]
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: 100_000 })
    const wanted = [{ productId: PRODUCT, upc: upcs[0], qty: 1 }]
    const proxy = await openSwallowingProxy(shop.environment().DATABASE_URL)
    await shop.stop()
    await shop.start({ DATABASE_URL: proxy.url })
    const ways = waysOf(proxy, database.outage, quick)
    const buying = keepBuying(shop.origin, wanted)
    const healed = []
    for (let turn = 0; turn < (quick ? ways.length : 20); turn += 1) {
      await buying.more(5)
      await fillPool(shop.origin)
      const { name, go } = ways[turn % ways.length]
      await go()
      healed.push({ name, ms: await untilServed(shop.origin, wanted) })
    }
    await buying.more(5)
    await buying.stop()
    const isAlive = shop.lives()
    await shop.stop()
    await proxy.close()
    await settle(shop)
    const late = healed.filter(({ ms }) => ms > HEALED_MS)
    console.log(`  ${buying.orders.length} orders; the longest call ${longest.ms} ms; served again after`)
    for (const { name, ms } of healed) console.log(`    ${ms} ms: ${name}`)
    return [
      row('served again later than ten seconds after the first good connection', [], late),
      row('the process lives', true, isAlive),
      ...buying.rows(await shop.look(query => query('select order_number, basket_id, state from orders'))),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}

/** Opens all connections of the pool, so that all of them are lost. */
const fillPool = origin =>
  Promise.all(
    Array.from({ length: 64 }, () => call(origin, 'POST', '/token/v2/auth/token', { body: { type: 'Guest' } })),
  )

/** The ways to lose a host. Each resolves when new connections work again. */
const waysOf = (proxy, outage, quick) => [
  { name: 'silent', go: async () => proxy.swallow() },
  {
    name: 'silent and unreachable',
    go: async () => {
      proxy.swallow({ alsoNew: true })
      await pause(quick ? 6000 : 20_000)
      proxy.swallow()
    },
  },
  {
    name: 'stopped',
    go: async () => {
      outage.freeze()
      await pause(quick ? 8000 : 45_000)
      outage.thaw()
    },
  },
  {
    name: 'restarted',
    go: async () => {
      await outage.begin()
      await pause(quick ? 1000 : 5000)
      await outage.end()
    },
  },
]
