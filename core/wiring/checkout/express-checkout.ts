import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import { $isEntering, startingStep, stepReached } from '../../checkout'
import { $shipment, shippingForm, valuesOf } from '../../delivery'
import { addressCallFx } from '../../delivery/address-call'
import { endpoints as delivery } from '../../delivery/endpoints'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { endpoints as payment } from '../../payment/endpoints'
import type { SavedCard } from '../../payment/contracts'
import { $profile, type ConsumerProfile, type ProfileAddress, profileWanted } from '../../profile'
import { $isSignedIn } from '../../session/arrival'
import type { Address } from '../../shapes/address'
import type { Cart } from '../../shapes/cart'
import { isMainMethod } from '../../shapes/main-method'
import { $features, settingsWanted } from '../../site/settings'

// Express checkout: whoever is signed in and keeps an address and a card comes to the summary at once, where every part can
// be changed. What the cart has already stays. A shopper who began to type is left alone, and what the service refuses is left to the steps.

/** Somebody who signed in stands at checkout. */
export const expressWanted = createEvent()

/** What a shopper keeps that checkout can begin with; null is what they do not keep. */
export type Defaults = {
  readonly shipping: Address | null
  readonly billing: Address | null
  readonly cardId: string | null
}

const readCardsFx = requestFx(payment.readSavedCards)
const addShippingFx = addressCallFx(requestFx(delivery.addShippingAddress), 'with-bid')
const addBillingFx = addressCallFx(requestFx(delivery.addBillingAddress))
const addCardFx = requestFx(payment.addPaymentInstrument)

const $cards = createStore<readonly SavedCard[] | null>(null)
  .on(readCardsFx.doneData, (_current, { paymentInstruments }) => paymentInstruments)
  .reset(tokenForgotten)

/** Null until both are known: the shopper's addresses and their cards. */
const $defaults = combine($profile, $cards, (profile, cards): Defaults | null => {
  if (!profile || !cards) return null
  const card = cards.find(({ main, expired }) => main && !expired)
  return { ...addressesOf(profile), cardId: card?.paymentInstrumentId ?? null }
})

/** Gives the cart what it lacks of what the shopper keeps, one after the other, as the steps would. */
const fillCartFx = attach({
  source: $wholeCart,
  async effect(cart, { shipping, billing, cardId }: Defaults) {
    if (!cart) return
    const addShipping = scopeBind(addShippingFx, { safe: true })
    const addBilling = scopeBind(addBillingFx, { safe: true })
    const addCard = scopeBind(addCardFx, { safe: true })
    const params = { basketId: cart.basketId }
    const isPaying = cart.payment_instruments.some(one => isMainMethod(one.payment_method_id))
    if (shipping && cart.shippingAddress.length === 0) await addShipping({ params, body: { address: [shipping] } })
    if (billing && !cart.billingAddress) await addBilling({ params, body: { address: billing } })
    if (cardId && !isPaying && cart.totals.remainingToPay > 0) {
      const card = { paymentInstrumentId: cardId }
      await addCard({ params, body: { payment_method_id: 'CREDIT_CARD', card, additionalDetails: undefined } })
    }
  },
})

const $isAsked = createStore(false)
  .on(readCardsFx, () => true)
  .reset(tokenForgotten)

const $state = combine({
  cart: $wholeCart,
  features: $features,
  isEntering: $isEntering,
  isSignedIn: $isSignedIn,
  draft: shippingForm.$draft,
  isOver: shippingForm.$isOver,
})

sample({ clock: expressWanted, fn: () => {}, target: settingsWanted })

const able = sample({
  clock: [expressWanted, $state],
  source: { state: $state, isAsked: $isAsked },
  filter: ({ state: { cart, features, isEntering, isSignedIn }, isAsked }) =>
    !isAsked && isSignedIn && isEntering && features['expressCheckout'] === true && !!cart?.items.length,
  fn: () => {},
})

sample({ clock: able, target: profileWanted })

sample({ clock: able, fn: () => ({}), target: readCardsFx })

// Also for whoever went back to the cart and comes again: what they keep is known by then.
const decided = sample({
  clock: [$defaults, $isEntering],
  source: { state: $state, shipment: $shipment, defaults: $defaults },
  filter: ({ state: { isEntering, cart }, defaults }) => isEntering && cart !== null && defaults !== null,
  fn: ({ state: { cart, draft, isOver, isSignedIn, features }, shipment, defaults }) => ({
    defaults: defaults as Defaults,
    isTyped: isBegun(draft?.values, cart),
    isOver,
    step: startingStep({
      isSignedIn,
      isEnabled: features['expressCheckout'] === true,
      hasDefaults: hasAll(cart, defaults as Defaults),
      isPickupOnly: shipment?.hasFetched === true && !shipment.hasParcel,
    }),
  }),
})

sample({
  clock: decided,
  filter: ({ isTyped, step }) => !isTyped && step === 'summary',
  fn: ({ defaults }) => defaults,
  target: fillCartFx,
})

// Who keeps an address and no card finds it in the form, also below what they typed over it before a reload.
sample({
  clock: decided,
  filter: ({ isTyped, isOver, step, defaults }) =>
    (isOver || (!isTyped && step !== 'summary')) && defaults.shipping !== null,
  fn: ({ defaults }) => asDraft(defaults.shipping as Address),
  target: shippingForm.offered,
})

sample({
  clock: [addShippingFx.doneData, addBillingFx.doneData, addCardFx.doneData],
  target: cartAnswered,
})

sample({ clock: fillCartFx.done, fn: () => 'summary' as const, target: stepReached })

// An address that cannot be shipped to, a card that ended: the form shows what is kept, and says what is wrong when it is sent.
sample({
  clock: fillCartFx.fail,
  source: $defaults,
  filter: defaults => defaults?.shipping != null,
  fn: defaults => asDraft(defaults?.shipping as Address),
  target: shippingForm.offered,
})

function hasAll(cart: Cart | null, { shipping, cardId }: Defaults): boolean {
  const isPaying = cart?.payment_instruments.some(one => isMainMethod(one.payment_method_id))
  return (shipping !== null || !!cart?.shippingAddress.length) && (cardId !== null || isPaying === true)
}

/** Whether something else was typed than what the cart has. */
function isBegun(values: Readonly<Record<string, string>> | undefined, cart: Cart | null): boolean {
  return cart?.shippingAddress.length === 0 && Object.values(values ?? {}).some(value => value.trim() !== '')
}

const asDraft = (address: Address) => ({ country: address.countryCode, values: valuesOf(address) })

function addressesOf({ consumerDetails }: ConsumerProfile): Pick<Defaults, 'shipping' | 'billing'> {
  const { address, email } = consumerDetails
  const main = (type: 'S' | 'B') => address.find(({ approachType, main: isMain }) => isMain && approachType === type)
  const sent = ({ id: _id, approachType: _type, main: _main, ...own }: ProfileAddress): Address => ({ email, ...own })
  const shipping = main('S')
  const billing = main('B') ?? shipping
  return { shipping: shipping ? sent(shipping) : null, billing: billing ? sent(billing) : null }
}
