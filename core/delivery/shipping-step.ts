import { createEvent, createStore, sample } from 'effector'
import {
  $isOtherCollector,
  $typedCollector,
  addCollectorFx,
  collectorForm,
  collectorHeld,
  collectorKept,
} from './collector'
import { $shipment } from './shipment'
import {
  $address,
  $suggestion,
  addAddressFx,
  addressChecked,
  addressHeld,
  shippingForm,
  shippingSubmitted,
  suggestionDeclined,
  suggestionTaken,
  validateAddressFx,
} from './shipping-address'
import { $deliveries, askedOf, chooseMethodFx, methodHeld, methodKept, readOfferFx } from './shipping-methods'

/** The service holds addresses, whoever comes, and methods: the step is done. */
export const shippingSaved = createEvent()

/** Every form that this cart asks for is right. */
const formsPassed = createEvent()
/** All that a method may depend on is known. */
const offerWanted = createEvent()

/** Which forms this cart asks for: an address where something is sent, a person where nobody else is known for it. */
const $asked = sample({
  source: { shipment: $shipment, isOther: $isOtherCollector },
  fn: ({ shipment, isOther }) => ({
    address: shipment?.hasParcel ?? true,
    person: shipment !== null && (!shipment.hasParcel || (shipment.hasFetched && isOther)),
  }),
})

/** What the shopper saw when pressing the button, by shipment: an address must not change the price behind it. */
const $agreed = createStore<Readonly<Record<string, { code: string; price: number }>>>({})

/** The offer changed when the address became known: the shopper looks again before going on. */
export const $isOfferChanged = createStore(false).reset(shippingSubmitted)

/** True from forms that passed until the step is done, refused, or the shopper is asked something. */
export const $isSavingShipping = createStore(false)
  .on([formsPassed, suggestionTaken, suggestionDeclined], () => true)
  .on([$suggestion, $isOfferChanged], (isSaving, asked) => isSaving && !asked)
  .reset(shippingSaved, shippingForm.refusedByShop, collectorForm.refusedByShop)
  .reset(addAddressFx.fail, addCollectorFx.fail, readOfferFx.fail, chooseMethodFx.fail)
  .on(validateAddressFx.failData, (isSaving, error) => isSaving && error.kind !== 'network')

const submitted = sample({
  clock: shippingSubmitted,
  source: { isSaving: $isSavingShipping, asked: $asked },
  filter: ({ isSaving }) => !isSaving,
  fn: ({ asked }) => asked,
})

const $isAddressRight = createStore(false)
  .on(submitted, (_current, { address }) => !address)
  .on(shippingForm.passed, () => true)
  .on(shippingForm.refused, () => false)

const $isPersonRight = createStore(false)
  .on(submitted, (_current, { person }) => !person)
  .on(collectorForm.passed, () => true)
  .on(collectorForm.refused, () => false)

sample({ clock: submitted, filter: ({ person }) => person, fn: () => {}, target: collectorForm.checkAsked })

sample({ clock: submitted, filter: ({ address }) => address, fn: () => {}, target: shippingForm.checkAsked })

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
        // Pressed before the methods were there: what is agreed to is what the sums say.
        const { selected = null, cost = 0 } = shipment?.shippingId === shippingId ? shipment : {}
        return selected ? [[shippingId, { code: selected, price: cost }]] : []
      }),
    ),
  target: $agreed,
})

sample({ clock: formsPassed, source: $asked, filter: ({ address }) => address, fn: () => {}, target: addressChecked })

sample({
  clock: formsPassed,
  source: { asked: $asked, person: $typedCollector },
  filter: ({ asked, person }) => !asked.address && person !== null,
  fn: ({ person }) => person as NonNullable<typeof person>,
  target: collectorKept,
})

// Whoever reads the parcel's news comes for the rest, unless somebody else was named.
sample({
  clock: addressHeld,
  source: { asked: $asked, shipment: $shipment, person: $typedCollector, address: $address },
  filter: ({ shipment }) => shipment?.hasFetched === true,
  fn: ({ asked, person, address }) => (asked.person ? person : address) as NonNullable<typeof address>,
  target: collectorKept,
})

sample({
  clock: addressHeld,
  source: $shipment,
  filter: shipment => shipment?.hasFetched !== true,
  fn: () => {},
  target: offerWanted,
})

sample({ clock: collectorHeld, target: offerWanted })

sample({
  clock: offerWanted,
  source: $shipment,
  filter: shipment => !!shipment?.parts.length,
  fn: shipment => askedOf(shipment),
  target: readOfferFx,
})

// Nothing to deliver.
sample({
  clock: offerWanted,
  source: $shipment,
  filter: shipment => !shipment?.parts.length,
  fn: () => {},
  target: shippingSaved,
})

const offered = sample({
  clock: readOfferFx.doneData,
  source: { isSaving: $isSavingShipping, agreed: $agreed },
  filter: ({ isSaving }) => isSaving,
  fn: ({ agreed }, offer) =>
    offer.every(({ shippingId, applicableShippingMethods: methods }) => {
      // What is fetched shows no methods to agree to: what is free of charge needs no second look.
      const { code, price = 0 } = agreed[shippingId] ?? {}
      const isAgreed = (one: string) => code === undefined || one === code
      return methods.length === 0 || methods.some(one => isAgreed(one.code) && one.price.finalAmount <= price)
    }),
})

sample({ clock: offered, filter: isAsAgreed => isAsAgreed, fn: () => {}, target: methodKept })

sample({ clock: offered, filter: isAsAgreed => !isAsAgreed, fn: () => true, target: $isOfferChanged })

sample({
  clock: methodHeld,
  source: $isSavingShipping,
  filter: isSaving => isSaving,
  fn: () => {},
  target: shippingSaved,
})
