import { row } from './print.mjs'
import { call, longest, placeUntilAnswered, readyShopper, tally } from './shopper.mjs'

const LONGEST_CALL_MS = 10_000

/** Shoppers who buy one item after the other until they are told to stop. */
export function keepBuying(origin, wanted, shoppers = 4) {
  const orders = []
  const broken = []
  let isOver = false
  longest.ms = 0
  const buy = async () => {
    try {
      while (!isOver) {
        const ready = await readyShopper(origin, wanted)
        orders.push({ ...ready, answer: await placeUntilAnswered(ready) })
      }
    } catch (error) {
      broken.push(String(error))
    }
  }
  const loops = Array.from({ length: shoppers }, buy)
  return {
    orders,
    /** Resolves when this many more orders were placed. */
    more: async (count, seconds = 120) => {
      const goal = orders.length + count
      for (const end = Date.now() + seconds * 1000; orders.length < goal && Date.now() < end && broken.length === 0; )
        await new Promise(resolve => setTimeout(resolve, 50))
    },
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
    /** The checks that must hold; `found` are the orders in the database. */
    rows: found => {
      const numbers = orders.map(({ answer }) => answer.body?.orderNumber)
      const baskets = orders.map(({ basketId }) => basketId)
      const placed = found.filter(({ state }) => state === 'placed')
      return [
        row('answers', { 200: orders.length }, tally(orders.map(({ answer }) => answer))),
        row('shoppers who gave up', [], broken),
        row(
          'acknowledged and lost',
          0,
          numbers.filter(one => !placed.some(saved => saved.order_number === one)).length,
        ),
        row('carts bought twice', 0, placed.length - new Set(placed.map(saved => saved.basket_id)).size),
        row('orders of nobody', 0, found.filter(saved => !baskets.includes(saved.basket_id)).length),
        row(
          'calls without an answer for ten seconds',
          'none',
          longest.ms < LONGEST_CALL_MS ? 'none' : `${longest.ms} ms`,
        ),
      ]
    },
  }
}

/** Milliseconds until a cart can be written again. */
export async function untilServed(origin, wanted) {
  const began = Date.now()
  for (;;) {
    const { status, body } = await call(origin, 'POST', '/token/v2/auth/token', { body: { type: 'Guest' } })
    if (status === 200 || status === 201) {
      const added = await call(origin, 'POST', '/cart/v1/cartWithItem', { body: wanted[0], token: body.accessToken })
      if (added.status < 300 && added.status > 0) return Date.now() - began
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
