import { createEvent, createStore, sample } from 'effector'
import {
  $isOtherCollector,
  $typedCollector,
  addCollectorFx,
  collectorForm,
  collectorSaved,
  otherCollectorChanged,
  saveCollector,
} from './collector'
import { $shipment } from './shipment'
import {
  $address,
  $suggestion,
  addAddressFx,
  addressChosen,
  saveAddress,
  addressSaved,
  isCheckerDown,
  shippingForm,
  suggestionDeclined,
  suggestionTaken,
  validateAddressFx,
} from './shipping-address'
import { $deliveries, requestedOf, chooseMethodFx, methodsSaved, saveMethods, readOfferFx } from './shipping-methods'

export const shippingSubmitted = createEvent()
export const shippingSaved = createEvent()

const formsPassed = createEvent()
const offerWanted = createEvent()
const allSaved = createEvent()
const savedTooEarly = createEvent()

/** An address if something is shipped; a person if nobody else is known. */
const $asked = sample({
  source: { shipment: $shipment, isOther: $isOtherCollector },
  fn: ({ shipment, isOther }) => ({
    address: shipment?.hasParcel ?? true,
    person: shipment !== null && (!shipment.hasParcel || (shipment.hasPickUp && isOther)),
  }),
})

/** The price that the shopper saw, by shipment: an address must not change it silently. */
const $agreed = createStore<Readonly<Record<string, { code: string; price: number }>>>({})

/** The price changed with the address, so the shopper must look again. */
export const $isOfferChanged = createStore(false).reset(shippingSubmitted)

/** True until the step is saved, refused, or the shopper is asked something. */
export const $isSavingShipping = createStore(false)
  .on([formsPassed, suggestionTaken, suggestionDeclined], () => true)
  .on([$suggestion, $isOfferChanged], (isSaving, asked) => isSaving && !asked)
  .reset(shippingSaved, savedTooEarly, shippingForm.refusedByShop, collectorForm.refusedByShop)
  .reset(addAddressFx.fail, addCollectorFx.fail, readOfferFx.fail, chooseMethodFx.fail)
  .on(validateAddressFx.failData, (isSaving, error) => isSaving && isCheckerDown(error))

const submitted = sample({
  clock: shippingSubmitted,
  source: { isSaving: $isSavingShipping, asked: $asked },
  filter: ({ isSaving }) => !isSaving,
  fn: ({ asked }) => asked,
})

/** What the submitted step asked for, whatever is chosen meanwhile. */
const $submitted = createStore({ address: true, person: false }).on(submitted, (_before, asked) => asked)

/** Something was changed after it was sent. */
const $isOutdated = createStore(false)
  .on([shippingForm.fieldChanged, shippingForm.countryChanged, shippingForm.foundTaken, addressChosen], () => true)
  .on([collectorForm.fieldChanged, otherCollectorChanged], () => true)
  .reset(formsPassed)

const $isAddressRight = createStore(false)
  .on(submitted, (_current, { address }) => !address)
  .on(shippingForm.passed, () => true)
  .on(shippingForm.refused, () => false)

const $isPersonRight = createStore(false)
  .on(submitted, (_current, { person }) => !person)
  .on(collectorForm.passed, () => true)
  .on(collectorForm.refused, () => false)

sample({ clock: submitted, filter: ({ person }) => person, fn: () => {}, target: collectorForm.checkRequested })

sample({ clock: submitted, filter: ({ address }) => address, fn: () => {}, target: shippingForm.checkRequested })

sample({
  clock: [shippingForm.passed, collectorForm.passed],
  source: { isAddressRight: $isAddressRight, isPersonRight: $isPersonRight },
  filter: ({ isAddressRight, isPersonRight }) => isAddressRight && isPersonRight,
  fn: () => {},
  target: formsPassed,
})

sample({
  clock: formsPassed,
  source: { deliveries: $deliveries, shipment: $shipment },
  fn: ({ deliveries, shipment }) =>
    Object.fromEntries(
      deliveries.flatMap(({ shippingId, method }) => {
        if (method) return [[shippingId, { code: method.code, price: method.price.finalAmount }]]
        // The methods had not loaded, so the total counts as agreed.
        const { selected = null, cost = 0 } = shipment?.shippingId === shippingId ? shipment : {}
        return selected ? [[shippingId, { code: selected, price: cost }]] : []
      }),
    ),
  target: $agreed,
})

sample({ clock: formsPassed, source: $submitted, filter: ({ address }) => address, fn: () => {}, target: saveAddress })

sample({
  clock: formsPassed,
  source: { asked: $submitted, person: $typedCollector },
  filter: ({ asked, person }) => !asked.address && person !== null,
  fn: ({ person }) => person as NonNullable<typeof person>,
  target: saveCollector,
})

// The parcel's recipient also picks up, unless somebody else was named.
sample({
  clock: addressSaved,
  source: { asked: $submitted, shipment: $shipment, person: $typedCollector, address: $address },
  filter: ({ shipment }) => shipment?.hasPickUp === true,
  fn: ({ asked, person, address }) => (asked.person ? person : address) as NonNullable<typeof address>,
  target: saveCollector,
})

sample({
  clock: addressSaved,
  source: $shipment,
  filter: shipment => shipment?.hasPickUp !== true,
  fn: () => {},
  target: offerWanted,
})

sample({ clock: collectorSaved, target: offerWanted })

sample({
  clock: offerWanted,
  source: $shipment,
  filter: shipment => !!shipment?.parts.length,
  fn: shipment => requestedOf(shipment),
  target: readOfferFx,
})

sample({
  clock: offerWanted,
  source: $shipment,
  filter: shipment => !shipment?.parts.length,
  fn: () => {},
  target: allSaved,
})

const offered = sample({
  clock: readOfferFx.doneData,
  source: { isSaving: $isSavingShipping, agreed: $agreed },
  filter: ({ isSaving }) => isSaving,
  fn: ({ agreed }, offer) =>
    offer.every(({ shippingId, applicableShippingMethods: methods }) => {
      // A pick-up is free, so it needs no second look.
      const { code, price = 0 } = agreed[shippingId] ?? {}
      const isAgreed = (one: string) => code === undefined || one === code
      return methods.length === 0 || methods.some(one => isAgreed(one.code) && one.price.finalAmount <= price)
    }),
})

sample({ clock: offered, filter: isAsAgreed => isAsAgreed, fn: () => {}, target: saveMethods })

sample({ clock: offered, filter: isAsAgreed => !isAsAgreed, fn: () => true, target: $isOfferChanged })

sample({
  clock: methodsSaved,
  source: $isSavingShipping,
  filter: isSaving => isSaving,
  fn: () => {},
  target: allSaved,
})

sample({ clock: allSaved, source: $isOutdated, filter: isOutdated => !isOutdated, fn: () => {}, target: shippingSaved })

sample({ clock: shippingSaved, target: shippingForm.kept })

// The next press saves what was changed meanwhile.
sample({ clock: allSaved, source: $isOutdated, filter: isOutdated => isOutdated, fn: () => {}, target: savedTooEarly })
