import { combine, createEvent, createStore, sample } from 'effector'
import { is } from 'superstruct'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { saveFileFx } from '../runtime/save-file'
import { type OwnOrder, ReturnRefusal } from './contracts'
import { endpoints } from './endpoints'
import { $named, orderChanged, orderNamed } from './named'

// Documents of the open order: invoice, return label, and its gift cards again.

export type Paper = 'invoice' | 'label' | 'gift-cards'

export const invoicePressed = createEvent()
/** Announces a return and saves its label. */
export const returnPressed = createEvent()
export const resendPressed = createEvent()

const invoiceFx = requestFx(endpoints.downloadInvoice)
const labelFx = requestFx(endpoints.makeReturnLabel)
const resendFx = requestFx(endpoints.resendGiftCardEmail)

export const $pendingPaper = createStore<Paper | null>(null)
  .on(invoiceFx, () => 'invoice')
  .on(labelFx, () => 'label')
  .on(resendFx, () => 'gift-cards')
  .reset(invoiceFx.finally, labelFx.finally, resendFx.finally)

export const $handedPaper = createStore<Paper | null>(null)
  .on(invoiceFx.done, () => 'invoice')
  .on(labelFx.done, () => 'label')
  .on(resendFx.done, () => 'gift-cards')
  .reset(invoiceFx, labelFx, resendFx, orderNamed)

/** Which document failed, and why. */
export const $paperError = createStore<{ paper: Paper; error: ShopError } | null>(null)
  .on(invoiceFx.failData, (_current, error) => ({ paper: 'invoice', error }))
  .on(labelFx.failData, (_current, error) => ({ paper: 'label', error }))
  .on(resendFx.failData, (_current, error) => ({ paper: 'gift-cards', error }))
  .reset(invoiceFx, labelFx, resendFx, orderNamed)

/** Why the order cannot be sent back, if that is why its label failed. */
export const $returnRefusal = $paperError.map(failed => {
  const reason = failed?.paper === 'label' && failed.error.kind === 'http' ? failed.error.details['reason'] : null
  return is(reason, ReturnRefusal) ? reason : null
})

const $free = combine({ named: $named, pending: $pendingPaper }, ({ named, pending }) => (pending ? null : named))

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
sample({ clock: labelFx.done, fn: () => {}, target: orderChanged })

sample({ clock: labelFx.failData, filter: ({ status }) => status === 409, fn: () => {}, target: orderChanged })
