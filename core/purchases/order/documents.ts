import { combine, createEvent, createStore, type Event, merge, sample } from 'effector'
import { is } from 'superstruct'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { saveFileFx } from '../../runtime/save-file'
import { type OwnOrder, ReturnRefusal } from '../contracts'
import { endpoints } from '../endpoints'
import { $named, orderChanged, orderNamed } from './named'

// Documents of the open order: invoice, return label, and its gift cards again.

export type OrderDocument = 'invoice' | 'label' | 'gift-cards'

type DocumentRequest = { readonly document: OrderDocument; readonly orderNumber: string }

export const invoicePressed = createEvent()
/** Saves the label of the return that is under way. */
export const returnPressed = createEvent()
export const resendPressed = createEvent()

const invoiceFx = requestFx(endpoints.downloadInvoice)
export const labelFx = requestFx(endpoints.makeReturnLabel)
const resendFx = requestFx(endpoints.resendGiftCardEmail)

const requested = merge([
  invoiceFx.map(({ body }) => requestOf('invoice', body.orderNumber)),
  labelFx.map(({ params }) => requestOf('label', params.orderId)),
  resendFx.map(({ body }) => requestOf('gift-cards', body.orderNumber)),
])

const delivered = merge([
  invoiceFx.done.map(({ params: { body } }) => requestOf('invoice', body.orderNumber)),
  labelFx.done.map(({ params: { params } }) => requestOf('label', params.orderId)),
  resendFx.done.map(({ params: { body } }) => requestOf('gift-cards', body.orderNumber)),
])

const failed = merge([
  invoiceFx.fail.map(({ params: { body }, error }) => ({ ...requestOf('invoice', body.orderNumber), error })),
  labelFx.fail.map(({ params: { params }, error }) => ({ ...requestOf('label', params.orderId), error })),
  resendFx.fail.map(({ params: { body }, error }) => ({ ...requestOf('gift-cards', body.orderNumber), error })),
])

const $requests = createStore<readonly DocumentRequest[]>([])
  .on(requested, (requests, request) => [...requests, request])
  .on([delivered, failed], (requests, { orderNumber }) => requests.filter(one => one.orderNumber !== orderNumber))

export const $pendingDocument = combine(
  $requests,
  $named,
  (requests, named) => requests.find(({ orderNumber }) => orderNumber === named?.orderNumber)?.document ?? null,
)

export const $deliveredDocument = createStore<OrderDocument | null>(null)
  .on(ofNamed(delivered), (_current, { document }) => document)
  .reset(requested, orderNamed)

/** Which document failed, and why. */
export const $documentError = createStore<{ document: OrderDocument; error: ShopError } | null>(null)
  .on(ofNamed(failed), (_current, { document, error }) => ({ document, error }))
  .reset(requested, orderNamed)

/** Why the order cannot be sent back, if that is why its label failed. */
export const $returnRefusal = $documentError.map(failed => {
  const reason = failed?.document === 'label' && failed.error.kind === 'http' ? failed.error.details['reason'] : null
  return is(reason, ReturnRefusal) ? reason : null
})

export const $free = combine({ named: $named, pending: $pendingDocument }, ({ named, pending }) =>
  pending ? null : named,
)

sample({
  clock: invoicePressed,
  source: $free,
  filter: named => named !== null,
  fn: named => ({ body: named as OwnOrder }),
  target: invoiceFx,
})

sample({
  clock: returnPressed,
  source: $free,
  filter: named => named !== null,
  fn: named => {
    const { orderNumber, ...body } = named as OwnOrder
    return { params: { orderId: orderNumber }, body }
  },
  target: labelFx,
})

sample({
  clock: resendPressed,
  source: $free,
  filter: named => named !== null,
  fn: named => ({ body: named as OwnOrder }),
  target: resendFx,
})

sample({ clock: invoiceFx.doneData, target: saveFileFx })

sample({ clock: labelFx.doneData, fn: ({ label }) => label, target: saveFileFx })

// The order shows the announced return, or is not what this page knew.
sample({
  clock: ofNamed(delivered),
  filter: ({ document }) => document === 'label',
  fn: () => {},
  target: orderChanged,
})

sample({
  clock: ofNamed(failed),
  filter: ({ error }) => error.status === 409,
  fn: () => {},
  target: orderChanged,
})

function requestOf(document: OrderDocument, orderNumber: string): DocumentRequest {
  return { document, orderNumber }
}

/** Without those of an order that is no longer shown. */
function ofNamed<Some extends DocumentRequest>(clock: Event<Some>): Event<Some> {
  return sample({
    clock,
    source: $named,
    filter: (named, { orderNumber }) => named?.orderNumber === orderNumber,
    fn: (_named, event) => event,
  })
}
