import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import type { OwnOrder, RefundQuote, ReturnedLine, ReturnReason } from '../contracts'
import { endpoints } from '../endpoints'
import { $free, labelFx } from '../order/documents'
import { $named } from '../order/named'
import { $returnable, returnOpened } from '../order/open-return'

export type { ReturnReason } from '../contracts'

// What of the open order is to be sent back.

export const returnShown = createEvent()
export const returnQtyChosen = createEvent<ReturnedLine>()
export const returnReasonChosen = createEvent<ReturnReason | null>()
/** Announces the return and saves its label. */
export const returnConfirmed = createEvent()

const quoteFx = requestFx(endpoints.quoteRefund)

const $chosen = createStore<Readonly<Record<string, number>>>({})
  .on(returnQtyChosen, (chosen, { itemId, qty }) => ({ ...chosen, [itemId]: qty }))
  .reset(returnOpened)

/** How many of each line; a single piece needs no choice. */
export const $returnQty = combine($returnable, $chosen, (returnable, chosen) => {
  const [first, ...others] = returnable ?? []
  return first?.qty === 1 && others.length === 0 ? { [first.itemId]: 1, ...chosen } : chosen
})

export const $returnReason = createStore<ReturnReason | null>(null)
  .on(returnReasonChosen, (_before, reason) => reason)
  .reset(returnOpened)

const $lines = $returnQty.map(chosen =>
  Object.entries(chosen).flatMap(([itemId, qty]) => (qty > 0 ? [{ itemId, qty }] : [])),
)

/** Confirmed without a line. */
export const $isNothingToReturn = createStore(false).reset(returnOpened, returnQtyChosen)

const $quoteRequest = combine($named, $lines, $returnable, (named, items, returnable) => {
  if (!named || !returnable || items.length === 0) return null
  const { orderNumber, ...body } = named
  return { params: { orderId: orderNumber }, body: { ...body, items } }
})

type Quoted = { readonly quote: RefundQuote } | { readonly error: ShopError }

const quoted = sample({
  clock: quoteFx.finally,
  source: $quoteRequest,
  filter: (request, { params }) => JSON.stringify(request) === JSON.stringify(params),
  fn: (_request, answer): Quoted => (answer.status === 'done' ? { quote: answer.result } : { error: answer.error }),
})

const $quoted = createStore<Quoted | null>(null)
  .on(quoted, (_before, answer) => answer)
  .reset($quoteRequest)

/** What the chosen lines bring back; null until it is known. */
export const $refundQuote = $quoted.map(known => (known && 'quote' in known ? known.quote : null))
export const $refundQuoteError = $quoted.map(known => (known && 'error' in known ? known.error : null))
export const $isQuotingRefund = combine($quoteRequest, $quoted, (request, known) => request !== null && known === null)

// The dialog is loaded when it is first opened, so the only piece may have been chosen before.
const quoteMissed = sample({
  clock: returnShown,
  source: { request: $quoteRequest, isRunning: quoteFx.pending },
  filter: ({ isRunning }) => !isRunning,
  fn: ({ request }) => request,
})

sample({ clock: [$quoteRequest, quoteMissed], filter: request => request !== null, target: quoteFx })

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
