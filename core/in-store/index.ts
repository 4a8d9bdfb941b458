import { attach, createEvent, createStore, merge, sample } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { latinDigits } from '../format/latin-digits'
import { requestFx } from '../http/request'
import type { CartItem } from '../shapes/cart-item'
import { isSameLine } from '../shapes/same-line'
import type { InStoreCart } from './contracts'
import { endpoints } from './endpoints'

// Price adjustments of associates.

/** `amount` as typed; without a line it applies to all items. */
export const adjustmentSubmitted = createEvent<{ itemId: string | null; amount: string; reason: string }>()
export const adjustmentTakenBack = createEvent<string>()

export const adjustmentOpened = createEvent<string>()
export const adjustmentClosed = createEvent()
/** Unchanged fields are left out. */
export const adjustmentChanged = createEvent<{ amount?: string; reason?: string }>()

export const cartSeen = createEvent<InStoreCart | null>()
export const cartAnswered = createEvent<InStoreCart>()
/** The cart has changed meanwhile. Wired to the cart's reading. */
export const cartOutdated = createEvent()
export const inStoreShown = createEvent()

export const $inStoreCart = createStore<InStoreCart | null>(null).on(cartSeen, (_current, cart) => cart)

/** Lines that can cost less; gift cards are money. */
export const $adjustable = $inStoreCart.map(cart =>
  (cart?.items ?? []).filter(({ bonus, isDigitalProduct }) => !bonus && !isDigitalProduct),
)

type Adjusting = {
  readonly params: { basketId: string }
  readonly body: { itemId: string | null; amount: number; reason: string }
  /** The meant line, which has another id in a cart that was rebuilt. */
  readonly line: CartItem | undefined
}

const addFx = cartCallFx(
  attach({
    source: $inStoreCart,
    mapParams: ({ params, body, line }: Adjusting, cart) => ({
      params,
      body: { ...body, itemId: idOf(line, cart) ?? body.itemId },
    }),
    effect: requestFx(endpoints.addPriceAdjustment),
  }),
)
const removeFx = requestFx(endpoints.removePriceAdjustment)

const changeFx = requestFx(endpoints.changePriceAdjustment)

const answered = merge([addFx.doneData, changeFx.doneData, removeFx.doneData])
const refused = merge([addFx.failData, changeFx.failData, removeFx.failData])
const passed = createEvent<{ itemId: string | null; amount: number; reason: string }>()

type Typed = { readonly amount?: string; readonly reason?: string }
type Problems = { readonly amount?: true; readonly reason?: true }

export const $adjustmentProblems = createStore<Problems>({})
  .on(adjustmentSubmitted, (_current, typed) => problemsOf(typed))
  .reset(addFx.done)

/** How many were added on this page; the form is cleared by each. */
export const $adjustmentsAdded = createStore(0).on(addFx.done, count => count + 1)

export const $openAdjustment = createStore<string | null>(null)
  .on(adjustmentOpened, (_current, id) => id)
  .on($inStoreCart, (current, cart) => (cart?.priceAdjustments.some(isOf(current)) ? current : null))
  .reset(adjustmentClosed, changeFx.done)

export const $changeProblems = createStore<Problems>({})
  .on(adjustmentChanged, (_current, typed) => problemsOf(typed))
  .reset(adjustmentOpened)

export const $adjustmentError = createStore<ShopError | null>(null)
  .on(refused, (_current, error) => error)
  .reset(adjustmentSubmitted, adjustmentTakenBack, adjustmentChanged, adjustmentClosed, answered)

export const $isRemovedElsewhere = $adjustmentError.map(isGone)

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
  fn: (cart, body) => ({
    params: { basketId: cart?.basketId ?? '' },
    body,
    line: cart?.items.find(({ id }) => id === body.itemId),
  }),
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

// Nothing changed, so no call is made.
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

function idOf(line: CartItem | undefined, cart: InStoreCart | null): string | undefined {
  if (!line || !cart) return undefined
  return (cart.items.find(({ id }) => id === line.id) ?? cart.items.find(item => isSameLine(item, line)))?.id
}

const isOf = (id: string | null) => (one: { adjustmentId: string }) => one.adjustmentId === id

function isGone(error: ShopError | null): boolean {
  return error?.kind === 'http' && error.code === 'PRC400' && error.details['field'] === 'adjustmentId'
}

/** Any locale's digits, with a comma or a point; null for an invalid number. */
function amountIn(typed: string): number | null {
  const text = latinDigits(typed).trim().replace(/[,٫]/, '.')
  const amount = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  return amount > 0 ? amount : null
}
