import { combine, createEvent, createStore, sample } from 'effector'
import type { Cart } from '../shapes/cart'
import { isMainMethod } from '../shapes/main-method'

export const steps = ['shipping', 'billing', 'summary'] as const
export type Step = (typeof steps)[number]

/** The cart as it is now, null where there is none. Wired to the cart's own store once it is known. */
export const cartSeen = createEvent<Cart | null>()
/** The address of the page names a step. */
export const stepOpened = createEvent<Step>()
/** The shopper comes to checkout without naming a step. */
export const checkoutEntered = createEvent()
/** A step has all that it asks for. Wired to the domains that do the asking. */
export const stepDone = createEvent<Step>()
export const stepReached = createEvent<Step>()
/** The shopper leaves checkout, or an order ended it. */
export const checkoutLeft = createEvent()

/** The cart that is being bought; undefined until it is known whether there is one. */
export const $cart = createStore<Cart | null | undefined>(undefined, { skipVoid: false }).on(
  cartSeen,
  (_current, cart) => cart,
)

export const $isEmpty = $cart.map(cart => cart !== undefined && !cart?.items.length)

/** The last step whose earlier steps are complete. */
export const $furthest = $cart.map(cart => (cart ? furthestOf(cart) : 'shipping'))

/** The step that the shopper was at or asked for last, whatever the cart allows meanwhile. */
export const $askedStep = createStore<Step>('shipping')
  .on([stepOpened, stepReached], (_current, step) => step)
  .reset(checkoutEntered, checkoutLeft)

/** The step to show: the one asked for, or the first that still asks for something before it. */
export const $step = combine($askedStep, $furthest, (asked, furthest) =>
  steps.indexOf(asked) <= steps.indexOf(furthest) ? asked : furthest,
)

/** Whether where to begin is still open: true from coming without a step until anything is done. */
export const $isEntering = createStore(false)
  .on(checkoutEntered, () => true)
  .reset(stepReached, checkoutLeft)

sample({
  clock: stepDone,
  fn: step => steps[steps.indexOf(step) + 1] ?? 'summary',
  target: stepReached,
})

/** The last step that a cart's data allow. */
export function furthestOf(cart: Cart): Step {
  if (!isDeliverable(cart)) return 'shipping'
  return isPayable(cart) ? 'summary' : 'billing'
}

/** What decides where checkout begins. */
export type Express = {
  readonly isSignedIn: boolean
  readonly isEnabled: boolean
  readonly hasDefaults: boolean
  readonly isPickupOnly: boolean
}

/** Where checkout begins: express goes straight to the summary, which `$step` still guards. */
export function startingStep({ isSignedIn, isEnabled, hasDefaults, isPickupOnly }: Express): Step {
  return isSignedIn && isEnabled && (hasDefaults || isPickupOnly) ? 'summary' : 'shipping'
}

function isDeliverable({ items, shippingMethods, shippingAddress }: Cart): boolean {
  if (items.length === 0 || shippingAddress.length === 0) return false
  const isChosen = (item: Cart['items'][number]) =>
    item.isDigitalProduct || item.shippingOptions.shippingMethod !== null
  const isReached = ({ class: one, shippingId }: Cart['shippingMethods'][number]) =>
    one === undefined || one === 'digital' || shippingAddress.some(address => address.shippingId === shippingId)
  if (!shippingMethods.every(isReached)) return false
  return shippingMethods.every(({ selected }) => selected !== undefined) || items.every(isChosen)
}

function isPayable({ billingAddress, payment_instruments: instruments, totals }: Cart): boolean {
  const isCovered = totals.remainingToPay <= 0 || instruments.some(one => isMainMethod(one.payment_method_id))
  return billingAddress !== null && isCovered
}
