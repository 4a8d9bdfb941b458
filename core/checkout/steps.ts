import { combine, createEvent, createStore, sample } from 'effector'
import type { Cart } from '../shapes/cart'
import { isReadyToPay } from '../shapes/main-method'

export const steps = ['shipping', 'billing', 'summary'] as const
export type Step = (typeof steps)[number]

/** Null without a cart. Wired to the cart's store once it is known. */
export const cartSeen = createEvent<Cart | null>()
/** The page's address names a step. */
export const stepOpened = createEvent<Step>()
/** Another page is opened in its place. */
export const stepClosed = createEvent()
/** Checkout is opened without a step. */
export const checkoutEntered = createEvent()
/** Wired to the domains that check the step. */
export const stepDone = createEvent<Step>()
export const stepReached = createEvent<Step>()
export const checkoutLeft = createEvent()
/** Something was typed or chosen on the page, also in a form beside the step. */
export const formTouched = createEvent()

/** Undefined until it is known whether there is a cart. */
export const $cart = createStore<Cart | null | undefined>(undefined, { skipVoid: false }).on(
  cartSeen,
  (_current, cart) => cart,
)

export const $isEmpty = $cart.map(cart => cart !== undefined && !cart?.items.length)

/** The last step whose earlier steps are complete. */
export const $furthest = $cart.map(cart => (cart ? furthestOf(cart) : 'shipping'))

/** The last step that the shopper asked for, whatever the cart allows. */
export const $requestedStep = createStore<Step>('shipping')
  .on([stepOpened, stepReached], (_current, step) => step)
  .reset(checkoutEntered, checkoutLeft)

/** The requested step, or the first incomplete one before it. */
export const $step = combine($requestedStep, $furthest, (asked, furthest) =>
  steps.indexOf(asked) <= steps.indexOf(furthest) ? asked : furthest,
)

/** A step is on screen. */
export const $isInCheckout = createStore(false)
  .on(stepOpened, () => true)
  .reset(stepClosed, checkoutLeft)

/** True from entering without a step until anything happens. */
export const $isEntering = createStore(false)
  .on(checkoutEntered, () => true)
  .reset(stepReached, stepClosed, checkoutLeft)

export const $isTouched = createStore(false)
  .on(formTouched, () => true)
  .reset(checkoutEntered, checkoutLeft)

// Whoever has left the step meanwhile stays where they are.
sample({
  clock: stepDone,
  source: { asked: $requestedStep, isInCheckout: $isInCheckout },
  filter: ({ asked, isInCheckout }, step) => isInCheckout && asked === step,
  fn: (_state, step) => steps[steps.indexOf(step) + 1] ?? 'summary',
  target: stepReached,
})

export function furthestOf(cart: Cart): Step {
  if (!isDeliverable(cart)) return 'shipping'
  return isPayable(cart) ? 'summary' : 'billing'
}

/** Decides where checkout starts. */
export type Express = {
  readonly isSignedIn: boolean
  readonly isEnabled: boolean
  readonly hasDefaults: boolean
  readonly isPickupOnly: boolean
}

/** Express starts at the summary, which `$step` still guards. */
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
  const isCovered = totals.remainingToPay <= 0 || instruments.some(one => isReadyToPay(one, totals.remainingToPay))
  return billingAddress !== null && isCovered
}
