import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { is } from 'superstruct'
import { ApproachingPromotion } from '../shapes/promotion'
import { approachesIn } from './approach'
import { aCart } from '../testing/a-cart'
import { fakeStorage } from '../testing/fake-storage'
import { shopFor } from '../testing/shop-for'
import { cartAnswered } from './index'
import { $callOutsAt, $dismissedApproaches, approachDismissed, approachesShown } from './reach'

fakeStorage('sessionStorage')

const free = (more: Partial<ApproachingPromotion> = {}): ApproachingPromotion => ({
  promotionId: 'free-standard',
  promotionClass: 'SHIPPING',
  approachingDisplayLevel: ['MINI_CART', 'CART'],
  calloutMsg: 'Add $25.00 more for free delivery.|You are past free delivery.|Your order ships free.',
  distanceFromConditionThreshold: 25,
  threshold: 100,
  ...more,
})
const [near] = approachesIn('MINI_CART', [free()])

describe('a promotion within reach', () => {
  it('says how far it is, as words and as a bar', () => {
    expect(near).toEqual({
      promotionId: 'free-standard',
      text: 'Add $25.00 more for free delivery.',
      isReached: false,
      progress: 0.75,
    })
  })

  it('reached or passed has words of its own and a full bar', () => {
    const at = (distance: number) => approachesIn('CART', [free({ distanceFromConditionThreshold: distance })])[0]
    expect(at(0)).toMatchObject({ text: 'Your order ships free.', isReached: true, progress: 1 })
    expect(at(-3)).toMatchObject({ text: 'You are past free delivery.', isReached: true, progress: 1 })
  })

  it('is shown where it wants to be alone', () => {
    expect(approachesIn('CHECKOUT', [free()])).toEqual([])
  })

  it('is remembered as dismissed', async () => {
    const scope = fork()
    await allSettled(approachDismissed, { scope, params: { promotionId: 'free-standard' } })
    expect(scope.getState($dismissedApproaches)).toEqual(['free-standard'])
  })

  it('B8: stays dismissed on the tab’s next page, until there is another cart', async () => {
    const config = { key: 'pk_reach' }
    const first = await shopFor({}, { config })
    await first.press(cartAnswered, aCart())
    await first.press(approachDismissed, { promotionId: 'free-standard' })
    const next = await shopFor({}, { config })
    await next.press(cartAnswered, aCart())
    await next.press(approachesShown, 'CART')
    expect(next.see($dismissedApproaches)).toEqual(['free-standard'])
    await next.press(cartAnswered, aCart({ basketId: 'basket-2' }))
    expect(next.see($dismissedApproaches)).toEqual([])
  })

  it('B8: that is reached is told once at each place: by its bar, or by its call-out where there is none', async () => {
    const shop = await shopFor()
    const callOut = {
      level: 'SHIPPING',
      calloutMessage: 'Your order ships free',
      promotionName: 'Free delivery',
    } as const
    const answer = (distance: number) =>
      shop.press(
        cartAnswered,
        aCart({
          approachingPromotions: [free({ distanceFromConditionThreshold: distance })],
          promoSummary: [{ ...callOut, promotionId: 'free-standard' }],
        }),
      )
    const told = () => ['CART', 'CHECKOUT'].map(place => shop.see($callOutsAt)(place).length)
    await answer(-3)
    expect(told()).toEqual([0, 1])
    await answer(25)
    expect(told()).toEqual([1, 1])
    await answer(0)
    await shop.press(approachDismissed, { promotionId: 'free-standard' })
    expect(told()).toEqual([1, 1])
  })

  it('B8: is told in the words of calloutMessage where there is no calloutMsg', () => {
    const { calloutMsg: calloutMessage, ...bare } = free()
    expect(is({ ...bare, calloutMessage, level: 'SHIPPING' }, ApproachingPromotion)).toBe(true)
    expect(approachesIn('CART', [{ ...bare, calloutMessage }])).toEqual([near])
    expect(approachesIn('CART', [bare])).toEqual([])
  })

  it('is ignored where its words are not three', () => {
    expect(approachesIn('CART', [free({ calloutMsg: 'Nearly there' })])).toEqual([])
    expect(approachesIn('CART', [free({ calloutMsg: 'a|b|c|d' })])).toEqual([])
  })

  it('of which one of the three parts is empty is told in the others, and says nothing in that one', () => {
    const said = (distance: number) =>
      approachesIn('CART', [free({ calloutMsg: 'a||c', distanceFromConditionThreshold: distance })]).map(
        ({ text }) => text,
      )
    expect([said(25), said(-3), said(0)]).toEqual([['a'], [], ['c']])
  })

  it('has an empty bar where nobody says how far it was', () => {
    const { threshold: _, ...unmeasured } = free()
    expect(approachesIn('CART', [unmeasured])[0]?.progress).toBe(0)
  })
})
