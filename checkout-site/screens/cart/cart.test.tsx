import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import type { Cart } from '../../../core/shapes/cart'
import { aCart, anItem, someTotals } from '../../../core/testing/a-cart'
import { shopFor } from '../../../core/testing/shop-for'
import '../../../core/wiring/checkout/checkout-and-cart'
import { see, textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { CartScreen } from './cart'

describe('the cart’s page', () => {
  const place = placeForViews()
  const text = () => textOf(place.element)
  const says = (words: string) => until(() => text().includes(words), `It does not say ${words}, but ${text()}`)

  async function shown(cart: Cart) {
    const shop = await shopFor({ 'DELETE /cart/v1/item': aCart({ items: [] }) })
    await shop.press(cartAnswered, cart)
    place.show(
      <Provider value={shop.scope}>
        <CartScreen />
      </Provider>,
    )
    return shop
  }

  it('B4: has a row for a voucher, so that its totals add up', async () => {
    const items = [anItem()]
    await shown(
      aCart({
        items,
        reward: { points: 500, amountInCurrency: 12 },
        totals: someTotals(items, { remainingToPay: 100, appliedRewards: 12 }),
      }),
    )
    await says('−$12.00')
    await says('Left to pay')
  })

  it('B3: tells what promotions of the order and of its delivery do', async () => {
    const call = { promotionName: '', promotionId: '' }
    await shown(
      aCart({
        promoSummary: [
          { ...call, promotionId: 'a', level: 'ORDER', calloutMessage: '10 % off your order' },
          { ...call, promotionId: 'b', level: 'SHIPPING', calloutMessage: 'Express at half price' },
          { ...call, promotionId: 'c', level: 'PRODUCT', calloutMessage: 'Of no line here' },
        ],
      }),
    )
    await says('10 % off your order Express at half price')
    expect(text()).not.to.include('Of no line here')
  })

  it('B12: restores a line that was removed', async () => {
    await shown(aCart())
    ;(await see('button', 'Remove Kestrel 2', place.element)).click()
    await see('button', 'Undo', place.element)
  })

  it('tells until when a line is held, and how another one comes', async () => {
    const held = anItem({ reservedUntil: new Date(Date.now() + 600_000).toISOString() })
    const shippingMethod = { code: 'email', label: 'By email', deliveryTime: 'Within minutes', price: { amount: 0 } }
    const { shippingOptions } = held
    const mailed = { ...shippingOptions, selected: 'digital' as const, shippingMethod }
    await shown(aCart({ items: [held, anItem({ id: 'item-2', shippingOptions: mailed })] }))
    await says('Held for you until')
    await says('By email')
  })

  it('B5: shows a line’s gift option as it is, though its form comes with the press', async () => {
    const giftOption = { to: 'Ines', email: 'ines@example.com', message: 'Run well' }
    await shown(aCart({ items: [anItem({ giftOption })] }))
    ;(await see('button', 'Edit gift option of Kestrel 2', place.element)).click()
    const typed = () => [...place.element.querySelectorAll<HTMLInputElement>('.giftform :is(input, textarea)')]
    await until(
      () =>
        typed()
          .map(({ value }) => value)
          .join() === 'Ines,ines@example.com,Run well',
      'It is empty',
    )
  })
})
