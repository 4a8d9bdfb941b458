import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { endpoints as delivery } from '../../delivery/endpoints'
import { addressCallFx } from '../../http/address-call'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { SavedCard } from '../../payment/contracts'
import { endpoints as payment } from '../../payment/endpoints'
import type { Address } from '../../shapes/address'
import type { Cart } from '../../shapes/cart'
import { isMainMethod } from '../../shapes/main-method'
import { $settings, readSettingsFx, settingsWanted } from '../../site/settings'
import { cartAnswered } from '../place-order'
import { $cart, $isEntering, $isTouched, startingStep, stepReached } from '../steps'

// Express checkout: signed-in shoppers with a saved address and card start at the summary, unless they have begun to type.

/** `isSignedIn` and buys for themselves; `addresses` is null until they have loaded. */
export type Shopper = {
  readonly isSignedIn: boolean
  readonly addresses: { readonly shipping: Address | null; readonly billing: Address | null } | null
}

/** `isOver`: typed over the main address, which is not stored in the tab; `isChosen`: another was chosen. */
export type ShippingForm = {
  readonly values: Readonly<Record<string, string>>
  readonly isOver: boolean
  readonly isChosen: boolean
  readonly isPickupOnly: boolean
}

export const expressWanted = createEvent()
export const shopperKnown = createEvent<Shopper>()
export const formSeen = createEvent<ShippingForm>()
export const addressesWanted = createEvent()
export const addressOffered = createEvent<Address>()

type Defaults = { readonly shipping: Address | null; readonly billing: Address | null; readonly cardId: string | null }

const readCardsFx = requestFx(payment.readSavedCards)
const addShippingFx = addressCallFx(cartCallFx(requestFx(delivery.addShippingAddress)), 'with-bid')
const addBillingFx = addressCallFx(cartCallFx(requestFx(delivery.addBillingAddress)))
const addCardFx = cartCallFx(requestFx(payment.addPaymentInstrument))

const $shopper = createStore<Shopper>({ isSignedIn: false, addresses: null }).on(
  shopperKnown,
  (_before, shopper) => shopper,
)

const $form = createStore<ShippingForm>({ values: {}, isOver: false, isChosen: false, isPickupOnly: false }).on(
  formSeen,
  (_before, form) => form,
)

const $cards = createStore<readonly SavedCard[] | null>(null)
  .on(readCardsFx.doneData, (_current, { paymentInstruments }) => paymentInstruments)
  .on(readCardsFx.fail, () => [])
  .reset(tokenForgotten)

const $isUnset = createStore(false)
  .on(readSettingsFx.fail, () => true)
  .reset(readSettingsFx.done)

/** Null until the site has answered. */
const $isEnabled = combine($settings, $isUnset, (settings, isUnset) =>
  settings || isUnset ? settings?.features['expressCheckout'] === true : null,
)

const $defaults = combine($shopper, $cards, ({ addresses }, cards): Defaults | null => {
  if (!addresses || !cards) return null
  const card = cards.find(({ main, expired }) => main && !expired)
  return { ...addresses, cardId: card?.paymentInstrumentId ?? null }
})

/** Fills in what the cart lacks, in the order of the steps. */
const fillCartFx = attach({
  source: $cart,
  async effect(cart, { shipping, billing, cardId }: Defaults) {
    if (!cart) return
    const addShipping = scopeBind(addShippingFx, { safe: true })
    const addBilling = scopeBind(addBillingFx, { safe: true })
    const addCard = scopeBind(addCardFx, { safe: true })
    let now: Cart = cart
    const isPaying = cart.payment_instruments.some(one => isMainMethod(one.payment_method_id))
    if (shipping && now.shippingAddress.length === 0)
      now = await addShipping({ params: { basketId: now.basketId }, body: { address: [shipping] } })
    if (billing && !now.billingAddress)
      now = await addBilling({ params: { basketId: now.basketId }, body: { address: billing } })
    if (cardId && !isPaying && now.totals.remainingToPay > 0) {
      const card = { paymentInstrumentId: cardId }
      const params = { basketId: now.basketId }
      await addCard({ params, body: { payment_method_id: 'CREDIT_CARD', card, additionalDetails: undefined } })
    }
  },
})

const $isAsked = createStore(false).reset(tokenForgotten)

const $state = combine({
  cart: $cart,
  isEnabled: $isEnabled,
  isEntering: $isEntering,
  isTouched: $isTouched,
  shopper: $shopper,
  form: $form,
})

sample({ clock: expressWanted, fn: () => {}, target: settingsWanted })

const able = sample({
  clock: [expressWanted, $state],
  source: { state: $state, isAsked: $isAsked },
  filter: ({ state: { cart, isEnabled, isEntering, shopper }, isAsked }) =>
    !isAsked && shopper.isSignedIn && isEntering && isEnabled !== null && !!cart?.items.length,
  fn: ({ state }) => state.isEnabled === true,
})

$isAsked.on(able, () => true)

sample({ clock: able, fn: () => {}, target: addressesWanted })

sample({ clock: able, filter: isEnabled => isEnabled, fn: () => ({}), target: readCardsFx })

// Then the address only fills the form.
sample({ clock: able, filter: isEnabled => !isEnabled, fn: () => [], target: $cards })

// Also for a shopper who returns from the cart, when the saved data has loaded.
const decided = sample({
  clock: [$defaults, $isEntering],
  source: { state: $state, defaults: $defaults },
  filter: ({ state: { isEntering, cart }, defaults }) => isEntering && Boolean(cart) && defaults !== null,
  fn: ({ state: { cart, form, shopper, isEnabled, isTouched }, defaults }) => ({
    defaults: defaults as Defaults,
    isTyped: form.isChosen || isBegun(form.values, cart),
    isOver: form.isOver,
    step: startingStep({
      isSignedIn: shopper.isSignedIn,
      isEnabled: isEnabled === true && !isTouched,
      hasDefaults: hasAll(cart, defaults as Defaults),
      isPickupOnly: form.isPickupOnly,
    }),
  }),
})

sample({
  clock: decided,
  filter: ({ isTyped, step }) => !isTyped && step === 'summary',
  fn: ({ defaults }) => defaults,
  target: fillCartFx,
})

// Without a card the saved address only fills the form, below what was typed before a reload.
sample({
  clock: decided,
  filter: ({ isTyped, isOver, step, defaults }) =>
    (isOver || (!isTyped && step !== 'summary')) && defaults.shipping !== null,
  fn: ({ defaults }) => defaults.shipping as Address,
  target: addressOffered,
})

sample({
  clock: [addShippingFx.doneData, addBillingFx.doneData, addCardFx.doneData],
  target: cartAnswered,
})

sample({
  clock: fillCartFx.done,
  source: { isTouched: $isTouched, isEntering: $isEntering },
  filter: ({ isTouched, isEntering }) => isEntering && !isTouched,
  fn: () => 'summary' as const,
  target: stepReached,
})

// If the service refuses, the form shows the saved address.
sample({
  clock: fillCartFx.fail,
  source: $defaults,
  filter: defaults => defaults?.shipping != null,
  fn: defaults => defaults?.shipping as Address,
  target: addressOffered,
})

function hasAll(cart: Cart | null | undefined, { shipping, cardId }: Defaults): boolean {
  const isPaying = cart?.payment_instruments.some(one => isMainMethod(one.payment_method_id))
  return (shipping !== null || !!cart?.shippingAddress.length) && (cardId !== null || isPaying === true)
}

function isBegun(values: ShippingForm['values'], cart: Cart | null | undefined): boolean {
  return cart?.shippingAddress.length === 0 && Object.values(values).some(value => value.trim() !== '')
}
