import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../core/cart'
import { methodsWanted } from '../../core/payment'
import { aReadyCart } from '../../core/testing/an-order'
import { deferred } from '../../core/testing/deferred'
import { shopFor } from '../../core/testing/shop-for'
import reset from '../../widgets/ui/reset.css?inline'
import skeleton from '../../widgets/ui/skeleton.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import { see } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import css from './parts.css?inline'
import { Parts } from './parts'
import '../../core/wiring/checkout/payment-and-cart'

describe('what pays a part', () => {
  const place = placeForViews(tokens, reset, skeleton, css)

  it('D2: has its room before it is known what is offered, so that the card below does not move', async () => {
    const answer = deferred()
    const { scope, press } = await shopFor({ 'GET /cart/v1/cart/:basketId/paymentMethods': () => answer.promise })
    void press(cartAnswered, aReadyCart())
    place.show(
      <Provider value={scope}>
        <Parts />
      </Provider>,
    )
    void press(methodsWanted)
    await see('heading', 'Gift cards', place.element)
    const before = place.element.getBoundingClientRect().height
    answer.resolve({ paymentMethods: [{ payment_method_id: 'GIFT_CARD', label: 'Gift card', maximum: 5 }] })
    await see('button', /^Add a gift card/, place.element)
    expect(place.element.getBoundingClientRect().height).to.equal(before)
  })
})
