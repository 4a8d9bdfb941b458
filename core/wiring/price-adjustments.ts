import { createEvent, createStore, merge, sample } from 'effector'
import { $cart, cartAnswered } from '../cart'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { InStoreCart } from '../in-store/contracts'
import { endpoints } from '../in-store/endpoints'

// An associate takes something off the cart by hand; the service says what that comes to.

/** Something is to be taken off: off a line, or off all the goods where it is null; `amount` as it was typed. */
export const adjustmentSubmitted = createEvent<{ itemId: string | null; amount: string; reason: string }>()
/** What was taken off is to cost its price again. */
export const adjustmentTakenBack = createEvent<string>()

/** The cart as an associate reads it: every answer has it whole, whichever call it came from. */
export const $inStoreCart = $cart.map(cart => cart as InStoreCart | null)

const addFx = requestFx(endpoints.addPriceAdjustment)
const removeFx = requestFx(endpoints.removePriceAdjustment)

const answered = merge([addFx.doneData, removeFx.doneData])
const refused = merge([addFx.failData, removeFx.failData])
const passed = createEvent<{ itemId: string | null; amount: number; reason: string }>()

/** What is wrong with what was typed. */
export const $adjustmentProblems = createStore<{ readonly amount?: true; readonly reason?: true }>({})
  .on(adjustmentSubmitted, (_current, { amount, reason }) => ({
    ...(amountIn(amount) === null ? { amount: true as const } : {}),
    ...(reason.trim() ? {} : { reason: true as const }),
  }))
  .reset(addFx.done)

/** Why nothing was taken off, or why it could not be taken back. */
export const $adjustmentError = createStore<ShopError | null>(null)
  .on(refused, (_current, error) => error)
  .reset(adjustmentSubmitted, adjustmentTakenBack, answered)

/** True until the service has answered. */
export const $isAdjusting = createStore(false)
  .on([addFx, removeFx], () => true)
  .reset(addFx.finally, removeFx.finally)

sample({
  clock: adjustmentSubmitted,
  source: $isAdjusting,
  filter: (isAdjusting, { amount, reason }) => !isAdjusting && amountIn(amount) !== null && reason.trim() !== '',
  fn: (_isAdjusting, { itemId, amount, reason }) => ({ itemId, amount: amountIn(amount) ?? 0, reason: reason.trim() }),
  target: passed,
})

sample({
  clock: passed,
  source: $cart,
  filter: cart => cart !== null,
  fn: (cart, body) => ({ params: { basketId: cart?.basketId ?? '' }, body }),
  target: addFx,
})

sample({
  clock: adjustmentTakenBack,
  source: { cart: $cart, isAdjusting: $isAdjusting },
  filter: ({ cart, isAdjusting }) => cart !== null && !isAdjusting,
  fn: ({ cart }, adjustmentId) => ({ params: { basketId: cart?.basketId ?? '', adjustmentId } }),
  target: removeFx,
})

sample({ clock: answered, target: cartAnswered })

/** A sum as people type it, with a point or a comma; null where it is none. */
function amountIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  const amount = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return amount > 0 ? amount : null
}
