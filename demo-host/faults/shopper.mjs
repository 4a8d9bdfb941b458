import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@example.com',
  phone: '(503) 555 - 0148',
  countryCode: 'US',
  addressLine1: '418 Alder Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
}

export const cards = { pays: '4111 1111 1111 1111', challenged: '4000 0000 0000 3220' }

/** What a browser's call says of itself. */
export const headersOf = (origin, token, transactionId = randomUUID()) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-access-key': 'pk_demo',
  'x-locale': 'en-US',
  'x-transaction-id': transactionId,
  origin,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

/** The longest that a call waited for its answer, in ms; a run resets it. */
export const longest = { ms: 0 }

/** Makes one call as a browser would; what was not answered has status 0. */
export async function call(origin, method, path, { body, token, transactionId } = {}) {
  const headers = headersOf(origin, token, transactionId)
  const began = Date.now()
  try {
    const answer = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const text = await answer.text()
    const json = text ? JSON.parse(text) : undefined
    return { status: answer.status, body: json, code: json?.errorDetails?.[0]?.errorId ?? null }
  } catch (error) {
    return { status: 0, body: undefined, code: error?.cause?.code ?? String(error) }
  } finally {
    longest.ms = Math.max(longest.ms, Date.now() - began)
  }
}

/** Repeats the same call until its answer is final, or for so many milliseconds. */
async function untilAnswered(patience, ask) {
  for (const end = Date.now() + patience; ; ) {
    const answer = await ask()
    const isOpen =
      [0, 429, 502, 503, 504].includes(answer.status) || (answer.status === 409 && answer.code === 'GEN500')
    if (!isOpen || Date.now() > end) return answer
    await pause(300)
  }
}

/** A call that must be answered well in the end. */
async function must(origin, method, path, options = {}) {
  const transactionId = randomUUID()
  const answer = await untilAnswered(90_000, () => call(origin, method, path, { transactionId, ...options }))
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw new Error(`${method} ${path}: ${answer.status} ${answer.code} ${JSON.stringify(answer.body)}`)
}

/** Becomes a guest with a cart that lacks nothing but the pressing of the button; with no card, nothing pays yet. */
export async function readyShopper(origin, wanted, card = cards.pays) {
  const { accessToken: token } = await must(origin, 'POST', '/token/v2/auth/token', { body: { type: 'Guest' } })
  const [first, ...others] = wanted
  const { basketId } = await must(origin, 'POST', '/cart/v1/cartWithItem', { body: first, token })
  for (const other of others)
    await must(origin, 'POST', '/cart/v1/item', { body: { ...other, cartId: basketId }, token })
  const cart = `/cart/v1/cart/${basketId}`
  await must(origin, 'POST', `/cart/v2/cart/${basketId}/shippingAddress`, { body: { address: [maya] }, token })
  await must(origin, 'POST', `${cart}/billingAddress`, { body: { address: maya }, token })
  if (card) await payByCard(origin, token, cart, card)
  return { origin, token, basketId, transactionId: randomUUID() }
}

async function payByCard(origin, token, cart, number) {
  const typed = { number, expiryMonth: 4, expiryYear: 2031, securityCode: '123', holder: 'Maya Okafor' }
  const { token: cardToken } = await must(origin, 'POST', '/sandbox/payments/tokens', { body: typed, token })
  const paid = { payment_method_id: 'CREDIT_CARD', card: { token: cardToken } }
  await must(origin, 'POST', `${cart}/paymentInstruments`, { body: paid, token })
}

/** Presses 'Place order', once. */
export const place = ({ origin, token, basketId, transactionId }, code = 'CREDIT_CARD') =>
  call(origin, 'PUT', '/cart/v2/checkout/order', {
    body: { cartId: basketId, paymentMethod: { code } },
    token,
    transactionId,
  })

/** Presses it, and asks again as the checkout does while no answer is final; gives up after a minute and a half. */
export const placeUntilAnswered = (shopper, patience = 90_000) => untilAnswered(patience, () => place(shopper))

/** The variants of a product that can be had. */
export async function variantsOf(origin, productId) {
  const { variants } = await must(origin, 'GET', `/products/v2/products/${productId}/details?lang=en`)
  return variants.filter(({ productInventoryState }) => productInventoryState === 'InStock').map(({ upc }) => upc)
}

/** Does something for each of many, so many at a time. */
export async function atOnce(limit, many, work) {
  const results = []
  const queue = [...many.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: Math.min(limit, queue.length) }, worker))
  return results
}

/** How often each answer was given: `{ '200': 10, '409 INV700': 990 }`. */
export function tally(answers) {
  const counts = {}
  for (const { status, code } of answers) {
    const name = code ? `${status} ${code}` : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
