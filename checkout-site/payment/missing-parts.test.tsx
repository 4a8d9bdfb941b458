import { expect } from 'chai'
import { Provider } from 'effector-react'
import type { ReactElement } from 'react'
import { cartAnswered } from '../../core/cart'
import { aReadyCart } from '../../core/testing/an-order'
import { refuse, shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/payment-and-cart'
import { see, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { GiftCardPart } from './gift-card-part'
import { PointsPart } from './points-part'
import { RewardPart } from './reward-part'

describe('what pays a part, sent empty', () => {
  const place = placeForViews()

  const forms: readonly (readonly [string, () => ReactElement, RegExp, RegExp])[] = [
    ['gift card', () => <GiftCardPart most={5} />, /^Add a gift card/, /number/i],
    ['reward', () => <RewardPart />, /^Use a voucher or reward/, /code/i],
  ]
  for (const [what, Form, opener, field] of forms) {
    it(`D2, D3: of a ${what} says so at its field, which gets the focus`, async () => {
      const { scope, press, calls } = await shopFor()
      await press(cartAnswered, aReadyCart())
      place.show(
        <Provider value={scope}>
          <Form />
        </Provider>,
      )
      ;(await see('button', opener)).click()
      const typed = await see('textbox', field)
      const before = calls.length
      ;(await see('button', 'Apply')).focus()
      ;(await see('button', 'Apply')).click()
      await until(() => typed.getAttribute('aria-invalid') === 'true', 'Nothing is said at the field')
      await until(() => document.activeElement === typed, 'The focus is elsewhere')
      expect(place.element.textContent).to.include('This field is required')
      expect(calls.length).to.equal(before)
    })
  }
})

describe('what pays a part, refused', () => {
  const place = placeForViews()
  const points = { payment_method_id: 'LOYALTY_POINTS', label: 'Points', points: 1500, amount: 15 } as const

  async function typedInto(Form: () => ReactElement, opener: RegExp, field: RegExp, text: string) {
    const refused = refuse(400, 'REW140')
    const shop = await shopFor({ 'POST /cart/v1/cart/:basketId/paymentInstruments': refused })
    await shop.press(cartAnswered, aReadyCart())
    place.show(
      <Provider value={shop.scope}>
        <Form />
      </Provider>,
    )
    ;(await see('button', opener)).click()
    const input = (await see('textbox', field)) as HTMLInputElement
    input.value = text
    ;(await see('button', 'Apply')).focus()
    ;(await see('button', 'Apply')).click()
    await until(() => input.getAttribute('aria-invalid') === 'true', 'Nothing is said at the field')
    return { input, shop }
  }

  for (const [what, Form, opener, field, text] of [
    ['points', () => <PointsPart offer={points} />, /^Use points/, /points/i, '1200'],
    ['a reward', () => <RewardPart />, /^Use a voucher or reward/, /code/i, 'LASTMILE'],
  ] as const) {
    it(`D3: of ${what} moves the focus to its field`, async () => {
      const { input } = await typedInto(Form, opener, field, text)
      await until(() => document.activeElement === input, 'The focus is elsewhere')
    })
  }

  it('D3: begins anew when the points are opened again', async () => {
    const { input } = await typedInto(() => <PointsPart offer={points} />, /^Use points/, /points/i, 'all')
    await until(() => document.activeElement === input, 'The focus is elsewhere')
    expect(place.element.textContent).to.include('whole number')
    ;(await see('button', /^Use points/)).click()
    ;(await see('button', /^Use points/)).click()
    const again = await see('textbox', /points/i)
    expect(again.getAttribute('aria-invalid')).to.equal(null)
  })
})
