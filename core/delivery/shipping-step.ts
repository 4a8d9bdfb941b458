import { createEvent, createStore, sample } from 'effector'
import {
  addAddressFx,
  addressHeld,
  shippingForm,
  shippingSubmitted,
  $suggestion,
  validateAddressFx,
} from './shipping-address'
import { suggestionDeclined, suggestionTaken } from './shipping-address'
import { $shipment, shipmentOf } from './shipment'
import { $method, chooseMethodFx, methodHeld, methodKept, readOfferFx } from './shipping-methods'

/** The service holds address and method: the step is done. */
export const shippingHeld = createEvent()

/** What the shopper saw when pressing the button: an address must not change the price behind it. */
const $agreed = createStore<{ code: string; price: number } | null>(null)

/** The offer changed when the address became known: the shopper looks again before going on. */
export const $isOfferChanged = createStore(false).reset(shippingSubmitted)

/** True from a form that passed until the step is done, refused, or the shopper is asked something. */
export const $isSavingShipping = createStore(false)
  .on([shippingForm.passed, suggestionTaken, suggestionDeclined], () => true)
  .on([$suggestion, $isOfferChanged], (isSaving, asked) => isSaving && !asked)
  .reset(shippingHeld, shippingForm.refusedByShop)
  .reset(addAddressFx.fail, readOfferFx.fail, chooseMethodFx.fail)
  .on(validateAddressFx.failData, (isSaving, error) => isSaving && error.kind !== 'network')

sample({
  clock: shippingSubmitted,
  source: $isSavingShipping,
  filter: isSaving => !isSaving,
  fn: () => {},
  target: shippingForm.checkAsked,
})

sample({
  clock: shippingForm.passed,
  source: { method: $method, shipment: $shipment },
  fn: ({ method, shipment }) => {
    if (method) return { code: method.code, price: method.price.finalAmount }
    // Pressed before the methods were there: what is agreed to is what the sums say.
    return shipment?.selected ? { code: shipment.selected, price: shipment.cost } : null
  },
  target: $agreed,
})

sample({
  clock: addressHeld,
  filter: cart => shipmentOf(cart).shippingId !== null,
  fn: cart => ({ params: { basketId: cart.basketId, shippingId: shipmentOf(cart).shippingId ?? '' } }),
  target: readOfferFx,
})

// Nothing to deliver: a cart of digital goods has no shipment.
sample({
  clock: addressHeld,
  filter: cart => shipmentOf(cart).shippingId === null,
  fn: () => {},
  target: shippingHeld,
})

const offered = sample({
  clock: readOfferFx.doneData,
  source: { isSaving: $isSavingShipping, agreed: $agreed },
  filter: ({ isSaving }) => isSaving,
  fn: ({ agreed }, { applicableShippingMethods: methods }) =>
    methods.length === 0 ||
    methods.some(({ code, price }) => code === agreed?.code && price.finalAmount <= agreed.price),
})

sample({ clock: offered, filter: isAsAgreed => isAsAgreed, fn: () => {}, target: methodKept })

sample({ clock: offered, filter: isAsAgreed => !isAsAgreed, fn: () => true, target: $isOfferChanged })

sample({
  clock: methodHeld,
  source: $isSavingShipping,
  filter: isSaving => isSaving,
  fn: () => {},
  target: shippingHeld,
})
