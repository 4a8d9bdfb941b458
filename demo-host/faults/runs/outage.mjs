import { setTimeout as pause } from 'node:timers/promises'
import { audit, settle, shelves } from '../audit.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { call, placeUntilAnswered, readyShopper, tally, variantsOf } from '../shopper.mjs'

const PRODUCT = 'TQ4407AB12'
const BUYERS = 12

export const outage = {
  name: 'outage',
  promise: 'T13',
  title: 'the database is gone for 30 s while people read and buy',
  go: async ({ file, database, quick }) => {
    const shop = await openShop({ file, database })
    // The embedded database cannot leave without its process; that it dies is the run 'kill'.
    if (!database.outage) return [row('an outage of its own', 'none', 'none')]
    await shop.start()
    const initial = await shop.look(shelves)
    const [upc] = await variantsOf(shop.origin, PRODUCT)
    const wanted = [{ productId: PRODUCT, upc, qty: 1 }]
    const ready = []
    for (let buyer = 0; buyer < BUYERS; buyer += 1) ready.push(await readyShopper(shop.origin, wanted))
    const first = ready.slice(0, BUYERS / 2).map(shopper => placeUntilAnswered(shopper))
    await pause(20)
    await database.outage.begin()
    const second = ready.slice(BUYERS / 2).map(shopper => placeUntilAnswered(shopper))
    const reads = []
    for (const end = Date.now() + (quick ? 5000 : 30_000); Date.now() < end; await pause(500)) {
      reads.push(
        await call(shop.origin, 'GET', `/cart/v1/cart/${ready[0].basketId}?lang=en`, { token: ready[0].token }),
      )
      reads.push(await call(shop.origin, 'GET', `/products/v2/products/${PRODUCT}/details?lang=en`))
    }
    const readiness = (await call(shop.origin, 'GET', '/ready')).status
    const wasAlive = shop.lives()
    if (!wasAlive) console.error(shop.errorOutput())
    await database.outage.end()
    const answers = await Promise.all([...first, ...second])
    const after = await readyShopper(shop.origin, wanted).then(placeUntilAnswered)
    const isAlive = shop.lives()
    await shop.stop()
    await settle(shop)
    const unclear = reads.filter(({ status, code }) => status !== 200 && !(status >= 500 && code === 'GEN500'))
    return [
      row('reads with another answer than the thing itself or a clear 5xx', {}, tally(unclear)),
      row('/ready meanwhile', 503, readiness),
      row('the process lives, during and after', [true, true], [wasAlive, isAlive]),
      row('orders pressed before and during', { 200: BUYERS }, tally(answers)),
      row('different orders', BUYERS, new Set(answers.map(({ body }) => body?.orderNumber)).size),
      row('a new order after, without a restart', 200, after.status),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
