import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import type { OwnOrder, RefundQuote, ReturnedLine, ReturnReason } from './contracts'
import { $free, labelFx } from './documents'
import { endpoints } from './endpoints'
import { $named, orderNamed } from './named'

// What of the open order is to be sent back.

/** With what is left to return. */
export const returnAsked = createEvent<readonly ReturnedLine[]>()
export const returnDeclined = createEvent()
export const returnQtyChosen = createEvent<ReturnedLine>()
export const returnReasonChosen = createEvent<ReturnReason | null>()
/** Announces the return and saves its label. */
export const returnConfirmed = createEvent()

const quoteFx = requestFx(endpoints.quoteRefund)

export const $isReturnAsked = createStore(false)
  .on(returnAsked, () => true)
  .on(labelFx.fail, (isAsked, { error }) => isAsked && error.status !== 409)
  .reset(returnDeclined, labelFx.done, orderNamed, tokenForgotten)

/** How many of each line; a single piece needs no choice. */
export const $returnQty = createStore<Readonly<Record<string, number>>>({})
  .on(returnAsked, (_before, [first, ...others]) =>
    first?.qty === 1 && others.length === 0 ? { [first.itemId]: 1 } : {},
  )
  .on(returnQtyChosen, (chosen, { itemId, qty }) => ({ ...chosen, [itemId]: qty }))

export const $returnReason = createStore<ReturnReason | null>(null)
  .on(returnReasonChosen, (_before, reason) => reason)
  .reset(returnAsked)

const $lines = $returnQty.map(chosen =>
  Object.entries(chosen).flatMap(([itemId, qty]) => (qty > 0 ? [{ itemId, qty }] : [])),
)

/** Confirmed without a line. */
export const $isNothingToReturn = createStore(false).reset(returnAsked, returnQtyChosen)

const $asked = combine($named, $lines, $isReturnAsked, (named, items, isAsked) => {
  if (!named || !isAsked || items.length === 0) return null
  const { orderNumber, ...body } = named
  return { params: { orderId: orderNumber }, body: { ...body, items } }
})

type Quoted = { readonly quote: RefundQuote } | { readonly error: ShopError }

const quoted = sample({
  clock: quoteFx.finally,
  source: $asked,
  filter: (asked, { params }) => JSON.stringify(asked) === JSON.stringify(params),
  fn: (_asked, answer): Quoted => (answer.status === 'done' ? { quote: answer.result } : { error: answer.error }),
})

const $quoted = createStore<Quoted | null>(null)
  .on(quoted, (_before, answer) => answer)
  .reset($asked)

/** What the chosen lines bring back; null until it is known. */
export const $refundQuote = $quoted.map(known => (known && 'quote' in known ? known.quote : null))
export const $refundQuoteError = $quoted.map(known => (known && 'error' in known ? known.error : null))
export const $isQuotingRefund = combine($asked, $quoted, (asked, known) => asked !== null && known === null)

sample({ clock: $asked, filter: asked => asked !== null, target: quoteFx })

sample({
  clock: returnConfirmed,
  source: { named: $free, items: $lines, reason: $returnReason },
  filter: ({ named, items }) => named !== null && items.length > 0,
  fn: ({ named, items, reason }) => {
    const { orderNumber, ...body } = named as OwnOrder
    return { params: { orderId: orderNumber }, body: { ...body, items, ...(reason ? { reason } : {}) } }
  },
  target: labelFx,
})

sample({
  clock: returnConfirmed,
  source: $lines,
  filter: items => items.length === 0,
  fn: () => true,
  target: $isNothingToReturn,
})
