import { audit, settle, shelves } from '../audit.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { atOnce, place, readyShopper, tally, variantsOf } from '../shopper.mjs'

const PRODUCT = 'TQ4407AB12'

export const crossing = {
  name: 'crossing',
  promise: 'T2',
  title: 'carts of five lines in opposite orders, all at once',
  go: async ({ file, database, quick }) => {
    const shop = await openShop({ file, database })
    await shop.start()
    const upcs = (await variantsOf(shop.origin, PRODUCT)).slice(0, 5)
    const count = quick ? 40 : 400
    const initial = await shop.look(async query => {
      await query('update stock set on_hand = $1, reserved = 0 where upc = any($2)', [count, upcs])
      return shelves(query)
    })
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
