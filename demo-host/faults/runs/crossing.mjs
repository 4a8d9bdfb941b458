import { audit, settle } from '../audit.mjs'
import { row } from '../print.mjs'
import { atOnce, place, readyShopper, tally } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'

export const crossing = {
  name: 'crossing',
  promise: 'T2',
  title: 'carts of five lines in opposite orders, all at once',
  go: async ({ file, database, quick }) => {
    const count = quick ? 40 : 400
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: count, variants: 5 })
    const wanted = backwards =>
      (backwards ? [...upcs].reverse() : upcs).map(upc => ({ productId: PRODUCT, upc, qty: 1 }))
    const ready = await atOnce(32, Array.from({ length: count }), (_none, place_) =>
      readyShopper(shop.origin, wanted(place_ % 2 === 1)),
    )
    const answers = await Promise.all(ready.map(shopper => place(shopper)))
    await shop.stop()
    await settle(shop)
    return [row('answers', { 200: count }, tally(answers)), ...(await shop.look(query => audit(query, initial)))]
  },
}
