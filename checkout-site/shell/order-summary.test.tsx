import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../core/cart'
import { couponSubmitted } from '../../core/cart/coupons'
import { $isTouched } from '../../core/checkout/steps'
import type { Cart } from '../../core/shapes/cart'
import { aCart, anItem, someTotals } from '../../core/testing/a-cart'
import { aReadyCart } from '../../core/testing/an-order'
import { type Answers, refuse, shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/checkout-and-cart'
import { see, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { StepFrame } from './step-frame'

const sold = anItem({ id: 'line-2', name: 'Crew socks', unavailable: 'INV700' })
const withCodes = (...codes: string[]) =>
  aReadyCart({ couponItems: codes.map(code => ({ code, applied: true })), coupon: codes[0] ?? null })

describe('the order beside a step', () => {
  const place = placeForViews()
  const text = () => place.element.textContent ?? ''
  const says = (words: string) => until(() => text().includes(words), `It does not say: ${words}`)
  const field = () => see('textbox', 'Promo code', place.element) as Promise<HTMLInputElement>

  async function shown(cart: Cart, answers: Answers = {}) {
    const shop = await shopFor(answers)
    await shop.press(cartAnswered, cart)
    place.show(
      <Provider value={shop.scope}>
        <StepFrame step="billing">{null}</StepFrame>
      </Provider>,
    )
    ;(await see('button', /^Order summary/, place.element)).click()
    return shop
  }

  it('B12: says at a line that it could not be removed, and keeps it', async () => {
    await shown(aReadyCart({ items: [anItem(), sold] }), { 'DELETE /cart/v1/item': refuse(500, 'GEN500') })
    await says('Sold out. Remove it to check out.')
    ;(await see('button', 'Remove Crew socks', place.element)).click()
    await says('Unable to remove item from cart. Please try again later.')
    expect(text()).to.include('Crew socks')
  })

  it('B3, C1: takes a code of up to 64 characters, and lets checkout know that something is typed', async () => {
    const shop = await shown(aReadyCart())
    expect([(await field()).maxLength, shop.see($isTouched)]).to.deep.equal([64, false])
    ;(await field()).focus()
    await sendKeys({ type: 'G' })
    expect(shop.see($isTouched)).to.equal(true)
  })

  it('B3: says nothing at an empty field of a code that was refused on another page', async () => {
    const shop = await shown(aReadyCart(), { 'PUT /cart/v1/coupon': refuse(400, 'PRM130') })
    place.show(null)
    await shop.press(couponSubmitted, 'NOTHING')
    place.show(
      <Provider value={shop.scope}>
        <StepFrame step="billing">{null}</StepFrame>
      </Provider>,
    )
    ;(await see('button', /^Order summary/, place.element)).click()
    expect((await field()).getAttribute('aria-invalid')).to.equal(null)
    ;(await field()).focus()
    await sendKeys({ type: 'NOTHING' })
    await sendKeys({ press: 'Enter' })
    await until(async () => (await field()).getAttribute('aria-invalid') === 'true', 'It is not said of this one')
  })

  it('B3: says that a code could not be taken back', async () => {
    await shown(withCodes('GIFT'), { 'DELETE /cart/v1/coupon': refuse(429, 'GEN500') })
    ;(await see('button', 'Remove code GIFT', place.element)).click()
    await says('We could not update your bag.')
  })

  it('B3: lets a code be typed that begins with one that is on', async () => {
    await shown(withCodes('GIFT'), { 'PUT /cart/v1/coupon': withCodes('GIFT', 'GIFT50') })
    ;(await field()).focus()
    await sendKeys({ type: 'GIFT50' })
    expect((await field()).value).to.equal('GIFT50')
    await sendKeys({ press: 'Enter' })
    await see('button', 'Remove code GIFT50', place.element)
    await until(async () => (await field()).value === '', 'The code stays in the field')
    ;(await see('button', 'Apply', place.element)).click()
    await until(async () => (await field()).getAttribute('aria-invalid') === 'true')
  })

  it('B3: tells what promotions of the order and of its delivery do', async () => {
    const call = { promotionName: '', promotionId: '' }
    await shown(
      aReadyCart({
        promoSummary: [
          { ...call, promotionId: 'a', level: 'ORDER', calloutMessage: '10 % off your order' },
          { ...call, promotionId: 'b', level: 'SHIPPING', calloutMessage: 'Express for the price of standard' },
        ],
      }),
    )
    await says('10 % off your order')
    await says('Express for the price of standard')
  })

  it('C1: keeps the focus when what had it is gone', async () => {
    const call = { level: 'ORDER', calloutMessage: '10 % off', promotionName: '', promotionId: 'a' } as const
    const cart = { ...withCodes('GIFT', 'SPRING'), promoSummary: [call] }
    await shown(cart, { 'DELETE /cart/v1/coupon': withCodes('SPRING') })
    const button = await see('button', 'Remove code GIFT', place.element)
    await says('10 % off')
    button.focus()
    button.click()
    await until(() => !text().includes('GIFT'))
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Remove code SPRING')
  })

  it('B4: has no row of tax where prices include it, but a note', async () => {
    const cart = aCart()
    await shown(aReadyCart({ totals: someTotals(cart.items, { taxation: 'gross', tax: 18.67 }) }))
    await says('Tax included')
    expect(place.element.querySelector('.totals')?.textContent).not.to.include('Tax')
  })
})
