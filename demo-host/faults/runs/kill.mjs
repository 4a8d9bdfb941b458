import { setTimeout as pause } from 'node:timers/promises'
import { audit, settle, shelves } from '../audit.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { atOnce, placeUntilAnswered, readyShopper, tally, variantsOf } from '../shopper.mjs'

const PRODUCT = 'TQ4407AB12'
const AT_ONCE = 6
/** Longer than six orders take on a slow day: the blow falls before, among and after them. */
const LONGEST_MS = 600

export const kill = {
  name: 'kill',
  promise: 'T3',
  title: 'kill -9, 50 times, at random points of placing orders',
  go: async ({ file, database, quick }) => {
    const shop = await openShop({ file, database })
    await shop.start()
    const [upc] = await variantsOf(shop.origin, PRODUCT)
    const initial = await shop.look(async query => {
      await query('update stock set on_hand = 1000, reserved = 0 where upc = $1', [upc])
      return shelves(query)
    })
    const orders = []
    const kills = quick ? 5 : 50
    for (let times = 0; times < kills; times += 1) {
      const wanted = [{ productId: PRODUCT, upc, qty: 1 }]
      const ready = await atOnce(AT_ONCE, Array.from({ length: AT_ONCE }), () => readyShopper(shop.origin, wanted))
      const asked = ready.map(shopper => placeUntilAnswered(shopper))
      await pause(Math.random() * LONGEST_MS)
      await shop.kill()
      await shop.start()
      for (const [place, answer] of (await Promise.all(asked)).entries()) orders.push({ ...ready[place], answer })
    }
    await shop.stop()
    await settle(shop)
    const numbers = orders.map(({ answer }) => answer.body?.orderNumber)
    const baskets = orders.map(({ basketId }) => basketId)
    const found = await shop.look(query => query('select order_number, basket_id, state from orders'))
    const placed = found.filter(({ state }) => state === 'placed')
    return [
      row('answers', { 200: kills * AT_ONCE }, tally(orders.map(({ answer }) => answer))),
      row('different numbers', kills * AT_ONCE, new Set(numbers).size),
      row(
        'acknowledged and lost',
        0,
        numbers.filter(number => !placed.some(kept => kept.order_number === number)).length,
      ),
      row('carts bought twice', 0, placed.length - new Set(placed.map(kept => kept.basket_id)).size),
      row('orders of nobody', 0, found.filter(kept => !baskets.includes(kept.basket_id)).length),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
