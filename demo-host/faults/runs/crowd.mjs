import { audit, settle } from '../audit.mjs'
import { row } from '../print.mjs'
import { atOnce, place, readyShopper, tally } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'

const UNITS = 10

export const crowd = {
  name: 'crowd',
  promise: 'T1',
  title: '1,000 buyers of 10 units, all at once',
  go: async ({ file, database, quick }) => {
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: UNITS })
    const [upc] = upcs
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
