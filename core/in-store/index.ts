import { createEvent, createStore, merge, sample } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { InStoreCart } from './contracts'
import { endpoints } from './endpoints'

// An associate takes something off the cart by hand, or changes what was taken off; the service says what that comes to.

/** Something is to be taken off: off a line, or off all the goods where it is null; `amount` as it was typed. */
export const adjustmentSubmitted = createEvent<{ itemId: string | null; amount: string; reason: string }>()
/** What was taken off is to cost its price again. */
export const adjustmentTakenBack = createEvent<string>()

/** What was taken off is to be changed, by its id; or stays as it is, after all. */
export const adjustmentOpened = createEvent<string>()
export const adjustmentClosed = createEvent()
/** What is open has another amount, as it was typed, or another reason; what is as it was is not named. */
export const adjustmentChanged = createEvent<{ amount?: string; reason?: string }>()

// Between this domain and the cart

/** The cart as it is now. Wired to the cart's own store. */
export const cartSeen = createEvent<InStoreCart | null>()
/** A call of this domain answered the whole cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<InStoreCart>()
/** The cart is another than the one that the associate sees. Wired to the cart's reading. */
export const cartOutdated = createEvent()
/** What an associate may take off is shown: the cart may be known already. */
export const inStoreShown = createEvent()

/** The cart as an associate reads it: every answer has it whole, whichever call it came from. */
export const $inStoreCart = createStore<InStoreCart | null>(null).on(cartSeen, (_current, cart) => cart)

const addFx = requestFx(endpoints.addPriceAdjustment)
const removeFx = requestFx(endpoints.removePriceAdjustment)

const changeFx = requestFx(endpoints.changePriceAdjustment)

const answered = merge([addFx.doneData, changeFx.doneData, removeFx.doneData])
const refused = merge([addFx.failData, changeFx.failData, removeFx.failData])
const passed = createEvent<{ itemId: string | null; amount: number; reason: string }>()

type Typed = { readonly amount?: string; readonly reason?: string }
type Problems = { readonly amount?: true; readonly reason?: true }

/** What is wrong with what was typed. */
export const $adjustmentProblems = createStore<Problems>({})
  .on(adjustmentSubmitted, (_current, typed) => problemsOf(typed))
  .reset(addFx.done)

/** Which one is open to be changed. */
export const $openAdjustment = createStore<string | null>(null)
  .on(adjustmentOpened, (_current, id) => id)
  .on($inStoreCart, (current, cart) => (cart?.priceAdjustments.some(isOf(current)) ? current : null))
  .reset(adjustmentClosed, changeFx.done)

/** What is wrong with what was typed in its place. */
export const $changeProblems = createStore<Problems>({})
  .on(adjustmentChanged, (_current, typed) => problemsOf(typed))
  .reset(adjustmentOpened)

/** Why nothing was taken off, or why it could not be taken back. */
export const $adjustmentError = createStore<ShopError | null>(null)
  .on(refused, (_current, error) => error)
  .reset(adjustmentSubmitted, adjustmentTakenBack, adjustmentChanged, adjustmentClosed, answered)

/** Whether it could not be done because another device had taken the adjustment back. */
export const $isGoneElsewhere = $adjustmentError.map(isGone)

/** True until the service has answered. */
export const $isAdjusting = createStore(false)
  .on([addFx, changeFx, removeFx], () => true)
  .reset(addFx.finally, changeFx.finally, removeFx.finally)

sample({
  clock: adjustmentSubmitted,
  source: $isAdjusting,
  filter: (isAdjusting, typed) => !isAdjusting && isRight(typed),
  fn: (_isAdjusting, { itemId, amount, reason }) => ({ itemId, amount: amountIn(amount) ?? 0, reason: reason.trim() }),
  target: passed,
})

sample({
  clock: passed,
  source: $inStoreCart,
  filter: cart => cart !== null,
  fn: (cart, body) => ({ params: { basketId: cart?.basketId ?? '' }, body }),
  target: addFx,
})

sample({
  clock: adjustmentChanged,
  source: { cart: $inStoreCart, open: $openAdjustment, isAdjusting: $isAdjusting },
  filter: ({ cart, open, isAdjusting }, typed) =>
    cart !== null && open !== null && !isAdjusting && isRight(typed) && Object.keys(typed).length > 0,
  fn: ({ cart, open }, { amount, reason }) => ({
    params: { basketId: cart?.basketId ?? '', adjustmentId: open ?? '' },
    body: {
      ...(amount === undefined ? {} : { amount: amountIn(amount) ?? 0 }),
      ...(reason === undefined ? {} : { reason: reason.trim() }),
    },
  }),
  target: changeFx,
})

// Sent as it was, there is nothing to ask for.
sample({
  clock: adjustmentChanged,
  filter: typed => Object.keys(typed).length === 0,
  fn: () => {},
  target: adjustmentClosed,
})

sample({
  clock: adjustmentTakenBack,
  source: { cart: $inStoreCart, isAdjusting: $isAdjusting },
  filter: ({ cart, isAdjusting }) => cart !== null && !isAdjusting,
  fn: ({ cart }, adjustmentId) => ({ params: { basketId: cart?.basketId ?? '', adjustmentId } }),
  target: removeFx,
})

sample({ clock: answered, target: cartAnswered })

sample({
  clock: refused,
  filter: error => isGone(error) || hasCode(error, 'ORD404', 'BSK404'),
  fn: () => {},
  target: cartOutdated,
})

const problemsOf = ({ amount, reason }: Typed): Problems => ({
  ...(amount !== undefined && amountIn(amount) === null ? { amount: true } : {}),
  ...(reason !== undefined && !reason.trim() ? { reason: true } : {}),
})

const isRight = (typed: Typed): boolean => Object.keys(problemsOf(typed)).length === 0

const isOf = (id: string | null) => (one: { adjustmentId: string }) => one.adjustmentId === id

function isGone(error: ShopError | null): boolean {
  return error?.kind === 'http' && error.code === 'PRC400' && error.details['field'] === 'adjustmentId'
}

/** A sum as people type it, with a point or a comma; null where it is none. */
function amountIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  const amount = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return amount > 0 ? amount : null
}
