import { setTimeout as pause } from 'node:timers/promises'
import { atOnce, call, place, readyShopper, variantsOf } from '../../faults/shopper.mjs'

const CONNECTIONS = 16
const PRODUCT = 'TQ4407AB12'
const LINES = 3

/** How long one call takes, ms; one that is not answered well ends the bench. */
async function time(work) {
  const began = performance.now()
  const { status, code } = await work()
  if (status !== 200 && status !== 201) throw new Error(`A call of the bench was answered ${status} ${code}`)
  return performance.now() - began
}

async function guests(shop, count) {
  return atOnce(CONNECTIONS, Array.from({ length: count }), async () => {
    const { body } = await call(shop.origin, 'POST', '/token/v2/auth/token', { body: { type: 'Guest' } })
    return body.accessToken
  })
}

async function carts(shop, count, upcs) {
  return atOnce(CONNECTIONS, await guests(shop, count), async (token, place_) => {
    const body = { productId: PRODUCT, upc: upcs[place_ % upcs.length], qty: 1 }
    const made = await call(shop.origin, 'POST', '/cart/v1/cartWithItem', { body, token })
    return { token, basketId: made.body.basketId, next: place_ + 1 }
  })
}

/** Carts of new guests, each with one line. */
export const guestCarts = async (shop, count) =>
  carts(shop, count, (await variantsOf(shop.origin, PRODUCT)).slice(0, 8))

/** A second to fourth line into carts that have one: totals and promotions with each. */
export async function addingToCart(shop, size) {
  const upcs = (await variantsOf(shop.origin, PRODUCT)).slice(0, 8)
  const add = ({ token, basketId, next }, line) => {
    const body = { cartId: basketId, productId: PRODUCT, upc: upcs[(next + line) % upcs.length], qty: 1 }
    return time(() => call(shop.origin, 'POST', '/cart/v1/item', { body, token }))
  }
  const lines = Array.from({ length: LINES }, (_none, line) => line)
  const all = async made => (await atOnce(CONNECTIONS, made, cart => inTurn(lines, line => add(cart, line)))).flat()
  const [first, second] = [await carts(shop, 64, upcs), await carts(shop, Math.round(300 * size), upcs)]
  return { warm: () => all(first), go: () => all(second) }
}

async function inTurn(many, work) {
  const results = []
  for (const one of many) results.push(await work(one))
  return results
}

const repeated = (count, ask) => ({
  warm: () => atOnce(CONNECTIONS, Array.from({ length: 200 }), (_none, place_) => time(() => ask(place_))),
  go: () => atOnce(CONNECTIONS, Array.from({ length: count }), (_none, place_) => time(() => ask(place_))),
})

/** Calls that change nothing. */
export const reads = {
  read: async (shop, size) => {
    const made = await guestCarts(shop, 64)
    const ask = place_ => {
      const { token, basketId } = made[place_ % made.length]
      return call(shop.origin, 'GET', `/cart/v1/cart/${basketId}?lang=en`, { token })
    }
    return repeated(Math.round(2000 * size), ask)
  },
  product: async (shop, size) => {
    const { body } = await call(shop.origin, 'GET', '/products/v2/search/productSearch?q=run&count=100&lang=en')
    const ids = body.products.map(({ productId, id }) => productId ?? id)
    const ask = place_ => call(shop.origin, 'GET', `/products/v2/products/${ids[place_ % ids.length]}/details?lang=en`)
    return repeated(Math.round(2000 * size), ask)
  },
  search: async (shop, size) => {
    const words = ['shoe', 'running', 'trail', 'jacket', 'sock', 'black', 'tee', 'cap']
    const ask = place_ =>
      call(shop.origin, 'GET', `/products/v2/search/productSearch?q=${words[place_ % words.length]}&count=20&lang=en`)
    return repeated(Math.round(800 * size), ask)
  },
}

/** Orders paid by card, pressed at an even pace whether or not the last is answered. */
export async function orders(shop, size, perSecond) {
  const upcs = (await variantsOf(shop.origin, PRODUCT)).slice(0, 8)
  const ready = count =>
    atOnce(CONNECTIONS, Array.from({ length: count }), (_none, place_) =>
      readyShopper(shop.origin, [{ productId: PRODUCT, upc: upcs[place_ % upcs.length], qty: 1 }]),
    )
  const [first, second] = [await ready(30), await ready(Math.round(150 * size))]
  const press = async shoppers => {
    const running = []
    const began = performance.now()
    for (const [place_, shopper] of shoppers.entries()) {
      await pause(Math.max(0, began + (place_ * 1000) / perSecond - performance.now()))
      running.push(time(() => place(shopper)))
    }
    return Promise.all(running)
  }
  return { warm: () => press(first), go: () => press(second) }
}
