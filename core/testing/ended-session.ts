import { createStore } from 'effector'
import { cartAnswered, customerRefused } from '../cart'
import { reloadFx } from '../cart/upkeep/invalid-customer'
import { tokenReceived } from '../http/token'
import { $toasts } from '../notices'
import { save } from '../runtime/storage'
import { anItem } from './a-cart'
import { aToken } from './a-token'
import { aReadyCart } from './an-order'
import { type Answers, type Call, refuse, type Shop, shopFor } from './shop-for'
import { cartCalls } from './shop-with-cart'

const gift = { to: 'Ada', email: 'ada@till.test', message: 'Run' }
const lines = [anItem({ id: 'item-1', upc: 'upc-1' }), anItem({ id: 'item-2', upc: 'upc-2', giftOption: gift })]

/** What the shopper is shown, and what happens to the page. */
export const $refusals = createStore(0).on(customerRefused, count => count + 1)
export const $reloads = createStore(0).on(reloadFx, count => count + 1)
export const $told = createStore<readonly string[]>([]).on($toasts, (told, toasts) => [
  ...told,
  ...toasts.flatMap(({ code }) => (told.includes(code) ? [] : [code])),
])

/** The cart of an account: two lines, one of them a gift, and all that checkout asks for. */
export const cartOfAccount = aReadyCart({ items: lines })

/** What a guest gets of it. */
export const cartOfGuest = aReadyCart({
  basketId: 'basket-2',
  items: lines.map((line, at) => ({ ...line, id: `item-${at + 7}`, giftOption: null })),
  shippingAddress: [],
  billingAddress: null,
  payment_instruments: [],
})

/** The cart that a call is about. */
export function basketOf({ path, body }: Call): string {
  const { cartId, basketId } = (body ?? {}) as Record<string, string>
  return /\/cart\/(basket-\d)/.exec(path)?.[1] ?? cartId ?? basketId ?? ''
}

/** Signed in, with a cart; after `endSession` the service treats the shopper as a guest and refuses, with the reason. Needs `localStorage`. */
export async function shopWithAccount(
  answers: Answers = {},
  no = refuse(403, 'AUT498'),
): Promise<Shop & { endSession: (reason?: string) => void }> {
  const account = aToken({ consumerType: 'REGISTERED' })
  let ended: ReturnType<typeof refuse> | null = null
  const known: Answers = {
    [cartCalls.read]: cartOfGuest,
    [cartCalls.begin]: cartOfGuest,
    [cartCalls.add]: cartOfGuest,
    ...answers,
  }
  const guarded = Object.entries(known).map(([name, answer]) => {
    const guard = (call: Call) => {
      const isAccount = call.headers['authorization']?.endsWith(account.accessToken)
      if (isAccount && ended) return ended
      if (!isAccount && basketOf(call) === 'basket-1') return no
      return typeof answer === 'function' ? (answer as (call: Call) => unknown)(call) : answer
    }
    return [name, guard]
  })
  const shop = await shopFor({
    'POST /token/v2/auth/token': ({ body }: Call) =>
      (body as { type: string }).type === 'Refresh' ? (ended ?? refuse(401, 'AUT404')) : aToken(),
    ...Object.fromEntries(guarded),
  })
  save(shop.config.key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
  await shop.press(tokenReceived, { answer: account, now: Date.now() })
  await shop.press(cartAnswered, cartOfAccount)
  shop.calls.length = 0
  const endSession = (reason?: string) => {
    ended = refuse(401, 'AUT404', { reason })
  }
  return { ...shop, endSession }
}
