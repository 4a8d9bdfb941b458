import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode } from '../../errors/shop-error'
import { $token, tokenReceived } from '../../http/token'
import { lateLoaded } from '../../runtime/late'
import { load } from '../../runtime/storage'
import type { HostCart } from '../../shapes/host-cart'
import { $config } from '../../site/config'
import { $basketId, $cart, $endings, cartAnswered, cartForgotten, readLastSeenFx } from '../model'
import { boundCalls } from '../calls'
import { boundChanges } from '../changes'
import { unboughtOf } from '../emptied'
import { isOlder, withFlashOf } from '../older'
import { $queue, writeFx, writeRefused } from '../queue'
import { $isReading, $readError, cartWanted } from '../reading'
import { type Taken, takeInFx } from './restore-cart'
import { $known, $successors, regainFx } from './regain'

/** What happens to unavailable lines. */
export type SupplyCheck = 'reported' | 'removed'

/** Reads the cart and checks it against stock. */
export const supplyCheckWanted = createEvent<SupplyCheck>()

const readNowFx = attach({ source: { cart: $cart, basketId: $basketId, endings: $endings }, effect: now => now })

/** Reads the cart, requesting the first token if needed; rebuilds a lost cart, but no other basket (`BSK404`). */
export const refreshFx = attach({
  source: { known: $known, token: $token, config: $config },
  async effect({ known, token, config }, check?: SupplyCheck | null): Promise<HostCart | null> {
    const { holdToken } = boundCalls()
    const { read } = boundChanges()
    const readNow = scopeBind(readNowFx, { safe: true })
    const regain = scopeBind(regainFx, { safe: true })
    const { items, isApart } = known
    let { basketId } = known
    if (!basketId) return null
    if (!token && !check) {
      await holdToken({ withCart: true })
      const now = await readNow()
      // Somebody else is here: the cart is theirs.
      if (now.endings !== known.endings) basketId = now.basketId
      if (!basketId) return null
      if (now.cart?.basketId === basketId && !isApart) return now.cart
    }
    try {
      // Each line then shows the stock of the shopper's own store.
      const favStoreId = load<{ id: string }>(config.key, 'store', 1)?.id
      const query = {
        ...(favStoreId ? { favStoreId } : {}),
        ...(check ? { inventorySupplyCheck: 'true' as const } : {}),
        ...(check === 'removed' ? { isPatchRequired: 'true' as const } : {}),
      }
      return await read({ params: { basketId }, query })
    } catch (thrown) {
      const error = asShopError(thrown)
      if (!hasCode(error, 'BSK404', 'AUT498')) throw error
      if (!unboughtOf(items, error).length && !isApart) return null
      const regained = await regain({ basketId, error, known })
      return regained?.cart ?? null
    }
  },
})

const $isWantedAgain = createStore(false).reset(refreshFx)
const $check = createStore<SupplyCheck | null>(null)
  .on(supplyCheckWanted, (wanted, check) => (wanted === 'removed' ? wanted : check))
  .reset(refreshFx)
const $writes = createStore(0).on(writeFx, count => count + 1)
const $atStart = createStore<{ writes: number; basketId: string | null }>({ writes: 0, basketId: null })

$isReading.on(refreshFx.pending, (_current, isReading) => isReading)

$readError.on(refreshFx.failData, (_current, error) => asShopError(error)).reset(refreshFx.done, lateLoaded)

sample({
  clock: [readLastSeenFx.done, lateLoaded, writeRefused],
  source: $cart,
  filter: cart => cart === null,
  fn: () => {},
  target: cartWanted,
})

// A sign-in or a handoff may bring another cart.
sample({
  clock: tokenReceived,
  source: $cart,
  filter: (cart, { answer }) => !answer.cart && cart !== null && (answer.basketId ?? cart.basketId) !== cart.basketId,
  target: cartWanted,
})

// The running read may be older than the change, so the cart is read once more. Declared before the read that this event
// may start, which needs no repetition.
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

// A check that waited for the cart's writes.
sample({
  clock: $queue,
  source: $check,
  filter: (check, queue) => check !== null && queue.length === 0,
  fn: () => {},
  target: cartWanted,
})

sample({ clock: refreshFx, source: { writes: $writes, basketId: $basketId }, target: $atStart })

// An answer may be outdated if the shopper changed during the read. The same holds for the answer that there is no cart. A cart
// that was rebuilt for a guest follows one that went with its session.
const answered = sample({
  clock: refreshFx.doneData,
  source: { known: $cart, writes: $writes, basketId: $basketId, before: $atStart, successors: $successors },
  filter({ basketId, before, successors }, cart) {
    const successor = successors[before.basketId ?? '']?.basketId
    const follows = basketId === null && cart !== null && cart.basketId === successor
    return basketId === before.basketId || basketId === cart?.basketId || follows
  },
  fn({ known, writes, before, successors }, cart) {
    const lostId = before.basketId ?? ''
    const { basketId, isOthers = false } = successors[lostId] ?? {}
    const taken = cart && cart.basketId === basketId ? { lost: { basketId: lostId }, cart, isOthers } : null
    return { cart, taken, isHeld: writes !== before.writes || (cart && isOlder(cart, known)) === true }
  },
})

const read = answered.filter({ fn: ({ isHeld }) => !isHeld })

/** The answer of a read that a write has crossed. It waits for the cart's writes, whose answers may be older or newer. */
const $held = createStore<HostCart | null>(null)
  .on(answered, (_before, { cart, isHeld }) => (isHeld ? cart : null))
  .reset(cartForgotten)

const settled = sample({
  clock: [answered, cartAnswered, writeRefused],
  source: { held: $held, cart: $cart, queue: $queue },
  filter: ({ held, cart, queue }) => held !== null && held.basketId === cart?.basketId && queue.length === 0,
  fn: ({ held, cart }) => newerOf(held as HostCart, cart as HostCart),
})

$held.reset(settled)

sample({ clock: settled, filter: (cart): cart is HostCart => cart !== null, target: cartAnswered })

sample({
  clock: read,
  filter: ({ cart, taken }) => cart !== null && taken === null,
  fn: ({ cart }) => cart as HostCart,
  target: cartAnswered,
})

// What else the lost cart had is brought back too.
sample({ clock: read, filter: ({ taken }) => taken !== null, fn: ({ taken }) => taken as Taken, target: takeInFx })

sample({ clock: read, filter: ({ cart }) => cart === null, fn: () => {}, target: cartForgotten })

function newerOf(held: HostCart, known: HostCart): HostCart | null {
  if (isOlder(held, known) === false) return held
  return held.flash.length > 0 ? withFlashOf(known, held) : null
}
