import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode } from '../../errors/shop-error'
import { $token, tokenReceived } from '../../http/token'
import { lateCame } from '../../runtime/late'
import { heardFromTab } from '../../runtime/heard-from-tab'
import { $isShown, pageReturned } from '../../runtime/page-events'
import { load } from '../../runtime/storage'
import { cartKeptElsewhere } from '../../runtime/tabs'
import type { HostCart } from '../../shapes/host-cart'
import { $config } from '../../site/config'
import { type LastSeen, loadLastSeen } from '../last-seen'
import { $basketId, $cart, $coupons, $items, $newest, cartAnswered, cartForgotten, readLastSeenFx } from '../model'
import { boundCalls } from '../calls'
import { alone } from '../carry-out'
import { $queue, customerRefused, writeFx } from '../queue'
import { $isReading, $readError, cartWanted } from '../reading'

/** What other tabs and a returning shopper ask for within this time is asked for once. */
const CALM_MS = 300

// What happens

/** How a cart is read where it is about to be bought: what cannot be had is told, or also taken out. */
export type SupplyCheck = 'told' | 'taken-out'

/** The cart is to be read anew, and checked against what can be had. */
export const supplyCheckWanted = createEvent<SupplyCheck>()

/** Another tab has seen another cart than this one. */
const cartSeenElsewhere = createEvent<LastSeen>()

// What we remember

const lookFx = attach({ source: $cart, effect: cart => cart })

/** Reads the cart, with its first token where there is none yet; one that is gone is built anew. */
export const refreshFx = attach({
  source: { basketId: $basketId, items: $items, coupons: $coupons, token: $token, config: $config },
  async effect({ basketId, items, coupons, token, config }, check?: SupplyCheck | null): Promise<HostCart | null> {
    const calls = boundCalls()
    const look = scopeBind(lookFx, { safe: true })
    const tellRefused = scopeBind(customerRefused, { safe: true })
    if (!basketId) return null
    if (!token && !check) {
      await calls.holdToken({ withCart: true })
      const cart = await look()
      if (cart?.basketId === basketId) return cart
    }
    try {
      // Each line then tells what the shopper's own store has of it.
      const favStoreId = load<{ id: string }>(config.key, 'store', 1)?.id
      const query = {
        ...(favStoreId ? { favStoreId } : {}),
        ...(check ? { inventorySupplyCheck: 'true' as const } : {}),
        ...(check === 'taken-out' ? { isPatchRequired: 'true' as const } : {}),
      }
      return await calls.read({ params: { basketId }, query })
    } catch (thrown) {
      const error = asShopError(thrown)
      if (!hasCode(error, 'BSK404', 'AUT498')) throw error
      if (!items.length) return null
      // Few pages ever need it. Where it cannot be loaded, what was wrong before is still wrong.
      const { rebuild } = await import('../recover').catch(() => Promise.reject(error))
      const cart = await alone(config.key, () => rebuild(calls, { items, coupons }))
      if (hasCode(error, 'AUT498')) tellRefused()
      return cart
    }
  },
})

const $isWantedAgain = createStore(false).reset(refreshFx)
const $check = createStore<SupplyCheck | null>(null)
  .on(supplyCheckWanted, (wanted, check) => (wanted === 'taken-out' ? wanted : check))
  .reset(refreshFx)
const $writes = createStore(0).on(writeFx, count => count + 1)
const $atStart = createStore<{ writes: number; basketId: string | null }>({ writes: 0, basketId: null })

$newest.on(cartSeenElsewhere, (_current, seen) => seen)

$basketId.on(cartSeenElsewhere, (_current, seen) => seen.basketId)

$isReading.on(refreshFx.pending, (_current, isReading) => isReading)

$readError.on(refreshFx.failData, (_current, error) => asShopError(error)).reset(refreshFx.done, lateCame)

// What follows

const calmFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, CALM_MS)))

const readKeptFx = attach({ source: $config, effect: ({ key }) => loadLastSeen(key) })

// What another tab kept before this one could hear of it is taken in when it can.
sample({ clock: [cartKeptElsewhere, lateCame], target: readKeptFx })

// Two tabs that show one cart in two languages keep it in two ways: each would take the other's words for news, for ever.
const keptElsewhere = sample({
  clock: readKeptFx.doneData,
  source: $newest,
  filter: (newest, seen) => gistOf(newest) !== gistOf(seen),
  fn: (_newest, seen) => seen,
})

sample({
  clock: [heardFromTab, keptElsewhere, pageReturned],
  source: { isCalming: calmFx.pending, isShown: $isShown },
  filter: ({ isCalming, isShown }) => isShown && !isCalming,
  target: calmFx,
})

sample({ clock: calmFx.done, target: cartWanted })

sample({
  clock: [readLastSeenFx.done, lateCame],
  source: $cart,
  filter: cart => cart === null,
  fn: () => {},
  target: cartWanted,
})

// Signing in, or coming with a handoff, may bring another cart than the one at hand.
sample({
  clock: tokenReceived,
  source: $cart,
  filter: (cart, { answer }) => !answer.cart && cart !== null && (answer.basketId ?? cart.basketId) !== cart.basketId,
  target: cartWanted,
})

// What is being read may be older than what somebody has just told of: it is read once more. Stands before the reading
// that the same event begins, which is no reason to begin another.
sample({ clock: cartWanted, filter: refreshFx.pending, fn: () => true, target: $isWantedAgain })

sample({ clock: supplyCheckWanted, fn: () => {}, target: cartWanted })

sample({
  clock: cartWanted,
  source: { basketId: $basketId, isReading: refreshFx.pending, queue: $queue, check: $check },
  filter: ({ basketId, isReading, queue }) => basketId !== null && !isReading && queue.length === 0,
  fn: ({ check }) => check,
  target: refreshFx,
})

sample({ clock: refreshFx.finally, filter: $isWantedAgain, target: cartWanted })

sample({ clock: refreshFx, source: { writes: $writes, basketId: $basketId }, target: $atStart })

// What was read while something was written, or while the shopper became another, may be older than what is known: so may
// the word that there is no cart.
const read = sample({
  clock: refreshFx.doneData,
  source: { writes: $writes, basketId: $basketId, before: $atStart },
  filter: ({ writes, basketId, before }, cart) =>
    writes === before.writes && (basketId === before.basketId || basketId === cart?.basketId),
  fn: (_source, cart) => cart,
})

sample({ clock: read, filter: cart => cart !== null, target: cartAnswered })

sample({ clock: read, filter: cart => cart === null, target: cartForgotten })

// Seen at once, and read from the service a moment later.
sample({
  clock: keptElsewhere,
  source: $queue,
  filter: (queue, seen) => seen !== null && queue.length === 0,
  fn: (_queue, seen) => seen as NonNullable<typeof seen>,
  target: cartSeenElsewhere,
})

/** What of a cart is the same in every language and country: no words, and no sums, which say their tax otherwise. */
function gistOf(seen: LastSeen | null): string {
  const lines = seen?.lines.map(({ id, upc, qty, price, unavailable }) => [id, upc, qty, price, unavailable])
  return JSON.stringify([seen?.basketId, lines])
}
