import { audit, settle, shelves } from '../audit.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { atOnce, place, readyShopper, tally, variantsOf } from '../shopper.mjs'

const PRODUCT = 'TQ4407AB12'
const UNITS = 10

export const crowd = {
  name: 'crowd',
  promise: 'T1',
  title: '1,000 buyers of 10 units, all at once',
  go: async ({ file, database, quick }) => {
    const shop = await openShop({ file, database })
    await shop.start()
    const [upc] = await variantsOf(shop.origin, PRODUCT)
    const initial = await shop.look(async query => {
      await query('update stock set on_hand = $1, reserved = 0 where upc = $2', [UNITS, upc])
      return shelves(query)
    })
    const buyers = Array.from({ length: quick ? 100 : 1000 })
    const ready = await atOnce(32, buyers, () => readyShopper(shop.origin, [{ productId: PRODUCT, upc, qty: 1 }]))
    const answers = await Promise.all(ready.map(shopper => place(shopper)))
    await shop.stop()
    await settle(shop)
    const [left] = await shop.look(query => query('select on_hand, reserved from stock where upc = $1', [upc]))
    return [
      row('answers', { 200: UNITS, '409 INV700': buyers.length - UNITS }, tally(answers)),
      row('left on the shelf', { on_hand: 0, reserved: 0 }, left),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
