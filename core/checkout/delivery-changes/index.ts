import { createEvent, createStore, sample } from 'effector'
import type { Code } from '../../errors/catalogue'
import { sentencesWanted } from '../../errors/sentences'
import type { Cart } from '../../shapes/cart'
import { collectionClasses } from '../../format/collection'
import { $requestedStep, $cart, $isInCheckout, checkoutLeft, stepDone, stepReached } from '../steps'

// A changed delivery takes the shopper back to the shipping step.

export type DeliveryChange = {
  readonly code: string
  readonly message: string
  readonly itemId: string
  readonly name: string
}

const changed = createEvent<readonly DeliveryChange[]>()

type Known = { readonly basketId: string; readonly ways: Readonly<Record<string, string>> }

const $known = createStore<Known | null>(null)

export const $deliveryChanges = createStore<readonly DeliveryChange[]>([])
  .on(changed, (shown, changes) => [
    ...shown.filter(({ itemId }) => !changes.some(change => change.itemId === itemId)),
    ...changes,
  ])
  // Completing the step again accepts the changes.
  .on(stepDone, (shown, step) => (step === 'shipping' ? [] : shown))
  .reset(checkoutLeft)

/** The cart may be known already when watching starts. */
export const deliveryWatched = createEvent()

// Uses the step at the moment of the change.
const seen = sample({
  clock: [$cart, deliveryWatched],
  source: { known: $known, step: $requestedStep, isInCheckout: $isInCheckout, cart: $cart },
  filter: ({ cart }) => Boolean(cart),
  fn: ({ known, step, isInCheckout, cart }) => {
    const isPast = isInCheckout && step !== 'shipping'
    return { changes: changesOf(cart as Cart, known, isPast), isPast, cart: cart as Cart }
  },
})

sample({ clock: seen, fn: ({ cart }) => ({ basketId: cart.basketId, ways: waysOf(cart) }), target: $known })

sample({ clock: seen, filter: ({ changes }) => changes.length > 0, fn: ({ changes }) => changes, target: changed })

sample({
  clock: seen,
  filter: ({ changes, isPast }) => changes.length > 0 && isPast,
  fn: () => 'shipping' as const,
  target: stepReached,
})

sample({ clock: changed, fn: () => {}, target: sentencesWanted })

const transitions: readonly string[] = ['ORD516', 'ORD517', 'ORD518'] satisfies readonly Code[]

function changesOf(cart: Cart, known: Known | null, isPast: boolean): DeliveryChange[] {
  const flashes = cart.flash.filter(({ code }) => transitions.includes(code))
  const before = known?.basketId === cart.basketId ? known.ways : {}
  return cart.items.flatMap(({ id: itemId, name, shippingOptions: { selected } }) => {
    const flash = flashes.find(one => one.itemId === itemId)
    if (flash) return [{ code: flash.code, message: flash.message, itemId, name }]
    const was = before[itemId]
    if (!isPast || was === undefined || was === selected) return []
    const code = selected === 'sts' ? 'ORD518' : collectionClasses.includes(selected) ? 'ORD517' : 'ORD516'
    return [{ code, message: '', itemId, name }]
  })
}

const waysOf = ({ items }: Cart): Known['ways'] =>
  Object.fromEntries(items.map(({ id, shippingOptions }) => [id, shippingOptions.selected]))
