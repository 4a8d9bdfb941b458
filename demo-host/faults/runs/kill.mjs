import { setTimeout as pause } from 'node:timers/promises'
import { audit, settle } from '../audit.mjs'
import { row } from '../print.mjs'
import { atOnce, placeUntilAnswered, readyShopper, tally } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'

const AT_ONCE = 6
/** Longer than six orders take on a slow day: the blow falls before, among and after them. */
const LONGEST_MS = 600

export const kill = {
  name: 'kill',
  promise: 'T3',
  title: 'kill -9, 50 times, at random points of placing orders',
  go: async ({ file, database, quick }) => {
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: 1000 })
    const [upc] = upcs
    const orders = []
    const kills = quick ? 5 : 50
    for (let times = 0; times < kills; times += 1) {
      const wanted = [{ productId: PRODUCT, upc, qty: 1 }]
      const ready = await atOnce(AT_ONCE, Array.from({ length: AT_ONCE }), () => readyShopper(shop.origin, wanted))
      const orderCalls = ready.map(shopper => placeUntilAnswered(shopper))
      await pause(Math.random() * LONGEST_MS)
      await shop.kill()
      await shop.start()
      for (const [index, answer] of (await Promise.all(orderCalls)).entries()) orders.push({ ...ready[index], answer })
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
        numbers.filter(number => !placed.some(saved => saved.order_number === number)).length,
      ),
      row('carts bought twice', 0, placed.length - new Set(placed.map(saved => saved.basket_id)).size),
      row('orders of nobody', 0, found.filter(saved => !baskets.includes(saved.basket_id)).length),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}
