import { expect } from 'chai'
import { Provider } from 'effector-react'
import { anAddress, anOrder } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import button from '../../../widgets/ui/button.css?inline'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { see } from '../../../widgets/testing/see'
import form from '../../shell/form.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import css from './confirmation.css?inline'
import { KeepOrder } from './keep-order'

describe('the offer to keep an order', () => {
  const place = placeForViews(tokens, reset, button, form, css)

  async function show(email: string, required: readonly string[]): Promise<void> {
    const fields = required.map(name => ({ name, required: true }))
    const signUp = { fields, isSimplified: true, minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1' }
    const shop = await shopFor({ 'GET /fapi/site/sign-up': { ...signUp, phoneMask: '', asksSmsConsent: false } })
    place.element.style.inlineSize = '280px'
    place.show(
      <Provider value={shop.scope}>
        <KeepOrder order={anOrder({ shippingAddress: [anAddress({ email })] })} />
      </Provider>,
    )
  }

  it('C9: says what an account brings, and leads to its form, where more than a password is asked', async () => {
    await show('maya@example.com', ['email', 'password', 'birthDate'])
    const offer = await see('heading', 'Create an account to keep this order', place.element)
    expect(offer.nextElementSibling?.textContent).to.include('an account for maya@example.com')
    const way = await see('link', 'Keep this order', place.element)
    expect(way.getAttribute('href')).to.match(/\/sign-up\?order=/)
    expect(way.getBoundingClientRect().height).to.be.at.least(44)
  })

  it('C9: fits a phone of 320 px with a long e-mail address', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(30)}.example`
    await show(email, ['email', 'password'])
    const offer = await see('heading', /^Keep this order/, place.element)
    expect(place.element.textContent).to.include(email)
    const panel = offer.closest('.panel') as HTMLElement
    expect(panel.scrollWidth).to.equal(panel.clientWidth)
  })
})
