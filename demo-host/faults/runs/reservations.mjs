import { setTimeout as pause } from 'node:timers/promises'
import { audit, settle } from '../audit.mjs'
import { row } from '../print.mjs'
import { atOnce, call, readyShopper, tally } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'

const HOLD_MINUTES = 15

export const reservations = {
  name: 'reservations',
  promise: 'T12',
  title: 'carts hold stock, the process is killed, a quarter of an hour passes',
  go: async ({ file, database, quick }) => {
    const count = quick ? 10 : 50
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: count * 2 })
    const [upc] = upcs
    const wanted = [{ productId: PRODUCT, upc, qty: 2 }]
    const ready = await atOnce(16, Array.from({ length: count }), () => readyShopper(shop.origin, wanted))
    const prepare = ({ token, basketId, origin }) =>
      call(origin, 'POST', '/cart/v1/cart/prepareOrder', { body: { basketId }, token })
    const prepared = await Promise.all(ready.map(prepare))
    await shop.kill()
    const reservedOf = query =>
      query('select reserved from stock where upc = $1', [upc]).then(([found]) => found.reserved)
    const held = await shop.look(reservedOf)
    const early = await shop.look(async query => {
      await query(`update stock_holds set expires_at = expires_at - interval '${HOLD_MINUTES - 1} minutes'`)
      return query('select count(*)::int as n from stock_holds where expires_at > now()').then(([found]) => found.n)
    })
    await shop.look(query => query(`update stock_holds set expires_at = expires_at - interval '2 minutes'`))
    await shop.start()
    // The sweeps' pace, and once more: what was given back is not given back again.
    await pause(18_000)
    await shop.kill()
    const once = await shop.look(reservedOf)
    await shop.start()
    await pause(18_000)
    await shop.stop()
    const twice = await shop.look(reservedOf)
    await settle(shop)
    return [
      row('answers', { 200: count }, tally(prepared)),
      row('reserved after the crash', count * 2, held),
      row('holds that stand a minute before their time', count, early),
      row('reserved after their time', 0, once),
      row('reserved after another sweep', 0, twice),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
