import { expect } from 'chai'
import { Provider } from 'effector-react'
import type { ReactElement } from 'react'
import { cartAnswered } from '../../core/cart'
import { aReadyCart } from '../../core/testing/an-order'
import { shopFor } from '../../core/testing/shop-for'
import '../../core/wiring/checkout/payment-and-cart'
import { see, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { GiftCardPart } from './gift-card-part'
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
