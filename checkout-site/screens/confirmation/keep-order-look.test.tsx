import { expect } from 'chai'
import { Provider } from 'effector-react'
import { anAddress, anOrder } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { see } from '../../../widgets/testing/see'
import form from '../../shell/form.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import css from './confirmation.css?inline'
import { KeepOrder } from './keep-order'

describe('the offer to keep an order', () => {
  const place = placeForViews(tokens, reset, form, css)

  it('C9: fits a phone of 320 px with a long e-mail address', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(30)}.example`
    const fields = [
      { name: 'email', required: true },
      { name: 'password', required: true },
    ]
    const signUp = { fields, isSimplified: true, minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1' }
    const shop = await shopFor({ 'GET /fapi/site/sign-up': { ...signUp, phoneMask: '', asksSmsConsent: false } })
    place.element.style.inlineSize = '280px'
    place.show(
      <Provider value={shop.scope}>
        <KeepOrder order={anOrder({ shippingAddress: [anAddress({ email })] })} />
      </Provider>,
    )
    const offer = await see('heading', /^Keep this order/, place.element)
    expect(place.element.textContent).to.include(email)
    const panel = offer.closest('.panel') as HTMLElement
    expect(panel.scrollWidth).to.equal(panel.clientWidth)
  })
})
