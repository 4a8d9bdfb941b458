import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import type { Shipment as Part, ShippingMethod } from '../shapes/shipping'
import type { ApplicableShippingMethods } from './contracts'
import { endpoints } from './endpoints'
import { $shipment, cartAnswered } from './shipment'

export type Choice = { readonly shippingId: string; readonly code: string }

/** The methods should be shown, or retried after a failure. */
export const methodsWanted = createEvent()
export const methodChosen = createEvent<Choice>()
/** Saves the preferred methods at the end of the step. */
export const saveMethods = createEvent()
export const methodsSaved = createEvent()

type Asked = { readonly basketId: string; readonly shippingIds: readonly string[] }
type Offer = readonly ApplicableShippingMethods[]

const readOneFx = cartCallFx(requestFx(endpoints.readShippingMethods))

const readAll = ({ basketId, shippingIds }: Asked): Promise<Offer> => {
  const read = scopeBind(readOneFx, { safe: true })
  return Promise.all(shippingIds.map(shippingId => read({ params: { basketId, shippingId } })))
}

const readMethodsFx = createEffect<Asked, Offer, ShopError>(readAll)
/** Repeated once the address is known, because the earlier answer may not apply to it. */
export const readOfferFx = createEffect<Asked, Offer, ShopError>(readAll)
export const chooseMethodFx = cartCallFx(requestFx(endpoints.chooseShippingMethod))

type ByShipment<Value> = Readonly<Record<string, Value>>

/** The pressed method: shown at once, and sent. */
export const $preferred = createStore<ByShipment<string>>({})
  .on(methodChosen, (preferred, { shippingId, code }) => ({ ...preferred, [shippingId]: code }))
  .on(chooseMethodFx.fail, (preferred, { error, params }) =>
    error.kind === 'http' ? without(preferred, params.body.shippingId) : preferred,
  )
/** What was sent last, so that a refused method is not sent forever. */
const $sent = createStore<ByShipment<string>>({})
  .on(chooseMethodFx, (sent, { body }) => ({ ...sent, [body.shippingId]: body.code }))
  .reset(methodChosen, saveMethods)
const $isStorageWorking = createStore(false)
  .on(saveMethods, () => true)
  .reset(methodsSaved, chooseMethodFx.fail)

const isTold = (part: Part): boolean => part.applicableShippingMethods.length > 0

/** By shipment; null until they are known. Each cart brings its own, with the newest prices, and those of what is sent after all. */
const $methods = createStore<ByShipment<readonly ShippingMethod[]> | null>(null)
  .on([readMethodsFx.doneData, readOfferFx.doneData], (_current, offer) => methodsIn(offer))
  .on($shipment, (known, shipment) => {
    const told = (shipment?.parts ?? []).filter(isTold)
    return told.length > 0 ? { ...known, ...methodsIn(told) } : known
  })

/** Why methods are missing, or the preferred one was refused. */
export const $methodsFailure = createStore<ShopError | null>(null)
  .on([readMethodsFx.failData, readOfferFx.failData, chooseMethodFx.failData], (_current, error) => error)
  // Why a method is unavailable stays visible while the others load.
  .on(readMethodsFx, (failure): ShopError | null => (failure && isGone(failure) ? failure : null))
  .reset(readOfferFx, chooseMethodFx)

export const $isReadingMethods = readMethodsFx.pending

export type Delivery = Part & {
  readonly methods: readonly ShippingMethod[] | null
  readonly method: ShippingMethod | null
}

/** The chosen method is the shopper's, else the service's, else the cheapest. */
export const $deliveries = combine($preferred, $shipment, $methods, (preferred, shipment, methods) =>
  (shipment?.parts ?? []).map((part): Delivery => {
    const offered = methods?.[part.shippingId] ?? null
    const byCode = (code: string | null | undefined) => offered?.find(method => method.code === code)
    const cheapest = [...(offered ?? [])].sort((one, other) => one.price.finalAmount - other.price.finalAmount)[0]
    const selected = part.selected ?? (part.shippingId === shipment?.shippingId ? shipment.selected : null)
    const method = byCode(preferred[part.shippingId]) ?? byCode(selected) ?? cheapest ?? null
    return { ...part, methods: offered, method }
  }),
)

sample({
  clock: methodsWanted,
  source: $shipment,
  // What the cart tells is shown with the form: a list that came later would move the button below it.
  filter: shipment => !!shipment && !shipment.isEmpty && !shipment.parts.every(isTold),
  fn: shipment => requestedOf(shipment),
  target: readMethodsFx,
})

const weighed = sample({
  clock: [methodChosen, saveMethods, $shipment, chooseMethodFx.done],
  source: {
    shipment: $shipment,
    deliveries: $deliveries,
    sent: $sent,
    isKeeping: $isStorageWorking,
    preferred: $preferred,
  },
  fn: ({ shipment, deliveries, sent, isKeeping, preferred }) => {
    const open = deliveries.find(
      ({ shippingId, method, selected }) =>
        (isKeeping || preferred[shippingId] !== undefined) &&
        method !== null &&
        method.code !== (selected ?? (shippingId === shipment?.shippingId ? shipment.selected : null)) &&
        method.code !== sent[shippingId],
    )
    return {
      basketId: shipment?.basketId ?? '',
      shippingId: open?.shippingId ?? '',
      code: open?.method?.code,
      isShoppers: open !== undefined && preferred[open.shippingId] !== undefined,
      isKeeping,
    }
  },
})

sample({
  clock: weighed,
  source: chooseMethodFx.pending,
  filter: (isSending, { code }) => !isSending && code !== undefined,
  fn: (_isSending, { basketId, shippingId, code, isShoppers }) => ({
    body: {
      cartId: basketId,
      shippingId,
      code: code ?? '',
      shopperAppliedSM: isShoppers ? ('true' as const) : ('false' as const),
    },
  }),
  target: chooseMethodFx,
})

sample({
  clock: weighed,
  source: chooseMethodFx.pending,
  filter: (isSending, { isKeeping, code }) => !isSending && isKeeping && code === undefined,
  fn: () => {},
  target: methodsSaved,
})

sample({ clock: chooseMethodFx.doneData, target: cartAnswered })

sample({
  clock: chooseMethodFx.failData,
  source: $shipment,
  filter: (shipment, error) => shipment !== null && isGone(error),
  fn: shipment => requestedOf(shipment),
  target: readMethodsFx,
})

export function requestedOf(cart: { basketId: string; parts: readonly Part[] } | null): Asked {
  return { basketId: cart?.basketId ?? '', shippingIds: (cart?.parts ?? []).map(({ shippingId }) => shippingId) }
}

function methodsIn(offer: Offer): ByShipment<readonly ShippingMethod[]> {
  return Object.fromEntries(
    offer.map(({ shippingId, applicableShippingMethods }) => [shippingId, applicableShippingMethods]),
  )
}

/** The offer has changed. */
function isGone(error: ShopError): boolean {
  return error.kind === 'http' && error.code === 'SHP404'
}

function without<Value>(values: ByShipment<Value>, name: string): ByShipment<Value> {
  const { [name]: _gone, ...others } = values
  return others
}
