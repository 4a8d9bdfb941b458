import { createWatch } from 'effector'
import { describe, expect, it } from 'vitest'
import { aCart } from '../testing/a-cart'
import { aReadyCart } from '../testing/an-order'
import { type Shop, shopFor } from '../testing/shop-for'
import {
  $isEmpty,
  $step,
  cartSeen,
  startingStep,
  type Step,
  stepClosed,
  stepDone,
  stepOpened,
  stepReached,
} from './index'
import { furthestOf } from './steps'

describe('the steps of checkout', () => {
  it('are open as far as the data of the steps before them reach', () => {
    const ready = aReadyCart()
    expect(furthestOf(aCart())).toBe('shipping')
    expect(furthestOf({ ...ready, shippingAddress: [] })).toBe('shipping')
    expect(furthestOf({ ...ready, payment_instruments: [] })).toBe('billing')
    expect(furthestOf({ ...ready, billingAddress: null })).toBe('billing')
    expect(furthestOf(ready)).toBe('summary')
    expect(furthestOf({ ...ready, payment_instruments: [], totals: { ...ready.totals, remainingToPay: 0 } })).toBe(
      'summary',
    )
  })

  it('lead to the first that is not complete, whichever the address names', async () => {
    const { press, see } = await shopFor()
    await press(stepOpened, 'summary')
    await press(cartSeen, aCart())
    expect(see($step)).toBe('shipping')
    await press(cartSeen, aReadyCart({ payment_instruments: [] }))
    expect(see($step)).toBe('billing')
    await press(cartSeen, aReadyCart())
    expect(see($step)).toBe('summary')
  })

  it('follow one another as they are done', async () => {
    const { press, see } = await shopFor()
    await press(cartSeen, aReadyCart())
    await press(stepOpened, 'shipping')
    await press(stepDone, 'shipping')
    expect(see($step)).toBe('billing')
    await press(stepDone, 'billing')
    expect(see($step)).toBe('summary')
  })

  it.each([
    ['another page', (shop: Shop) => shop.press(stepClosed)],
    ['an earlier step', (shop: Shop) => shop.press(stepOpened, 'shipping')],
  ])('C1: leave whoever turned to %s before the answer came where they are', async (_where, turn) => {
    const shop = await shopFor()
    const reached: Step[] = []
    await shop.press(cartSeen, aReadyCart())
    await shop.press(stepOpened, 'billing')
    await turn(shop)
    createWatch({ unit: stepReached, scope: shop.scope, fn: step => void reached.push(step) })
    await shop.press(stepDone, 'billing')
    expect(reached).toEqual([])
  })

  it('are none for an empty cart, which is known only once the cart is', async () => {
    const { press, see } = await shopFor()
    expect(see($isEmpty)).toBe(false)
    await press(cartSeen, null)
    expect(see($isEmpty)).toBe(true)
    await press(cartSeen, aCart({ items: [] }))
    expect(see($isEmpty)).toBe(true)
  })

  it('begin at the summary for a signed-in shopper with defaults, or with pickup alone, where express is on', () => {
    const known = { isSignedIn: true, isEnabled: true, hasDefaults: true, isPickupOnly: false }
    expect(startingStep(known)).toBe('summary')
    expect(startingStep({ ...known, hasDefaults: false, isPickupOnly: true })).toBe('summary')
    expect(startingStep({ ...known, hasDefaults: false })).toBe('shipping')
    expect(startingStep({ ...known, isEnabled: false })).toBe('shipping')
    expect(startingStep({ ...known, isSignedIn: false })).toBe('shipping')
  })
})
