import { endpoints as cart } from '../../../core/cart/endpoints'
import type { HandoffChoice } from '../../../core/session/contracts'
import { endpoints } from '../../../core/session/endpoints'
import type { ServiceApp } from '../plugins/service'
import { type Answered, callerOf, type Shopper } from './callers'

/** The page that all tests' calls come from. */
export const PAGE = 'http://localhost:4400'

/** What the microsite sends with a handoff: the browser's cookie or token, and the referring origin. */
export type Arrival = { cookie?: string; token?: string; from?: string; transactionId?: string }

/** A shopper's cart with so many of a thing; answers its id. */
export async function cartOf(shopper: Shopper, item: { productId: string; upc: string; qty?: number }) {
  return (await shopper.call(cart.createCartWithItem, { body: item })).body.basketId
}

/** The code that a page gets for a shopper's cart. */
export async function handOff(shopper: Shopper, basketId: string): Promise<string> {
  return (await shopper.call(endpoints.createHandoff, { body: { basketId } })).body.handoff
}

/** The microsite opens a handoff. */
export const redeem = (app: ServiceApp, handoff: string, { from, transactionId, ...has }: Arrival = {}) =>
  callerOf(app, has)(endpoints.exchangeToken, {
    query: { cart: '1' },
    body: { type: 'Handoff', handoff, ...(from === undefined ? {} : { from }) },
    ...(transactionId ? { transactionId } : {}),
  })

/** Whoever an answered token speaks for. */
export function shopperOf(app: ServiceApp, { body, headers }: Answered<{ accessToken: string; consumerNo: string }>) {
  const { accessToken: token, consumerNo } = body
  const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return { call: callerOf(app, { token }), key: 'pk_demo', token, consumerNo, cookie } satisfies Shopper
}

/** Hands a cart over from its own page to a microsite that knows nobody yet; answers who is there then, and their cart. */
export async function handedOver(app: ServiceApp, shopper: Shopper, basketId: string, has: Arrival = {}) {
  const answer = await redeem(app, await handOff(shopper, basketId), { from: PAGE, ...has })
  return { receiver: shopperOf(app, answer), basketId: answer.body.basketId ?? '', cart: answer.body.cart ?? null }
}

/** The shopper decides. */
export const choose = (shopper: Shopper, handoff: string, choice: HandoffChoice) =>
  shopper.call(endpoints.chooseHandoff, { body: { handoff, choice } })

/** A shopper's cart as they see it. */
export const readCart = async (shopper: Shopper, basketId: string) =>
  (await shopper.call(cart.readCart, { params: { basketId } })).body
