import { expect } from 'chai'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { shopFor } from '../../../core/testing/shop-for'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import { see, textOf } from '../../../widgets/testing/see'
import { ContactUs } from '../contact-us/contact-us'
import { NotFound } from '../not-found/not-found'
import { PageScreen } from './page'
import css from './page.css?inline'
import { PageText } from './page-text'

describe('a page of text', () => {
  const place = placeForViews(tokens, reset, css)
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  async function open(path: string, Screen: ComponentType) {
    history.replaceState(null, '', path)
    const { scope } = await shopFor({ 'GET /consumers-v3/contactus/categorySubject': { categories: [] } })
    place.show(
      <Provider value={scope}>
        <Screen />
      </Provider>,
    )
  }

  it('shows the text of its address, with or without a slash at its end', async () => {
    await open('/en-us/privacy/', PageScreen)
    await see('heading', 'Privacy', place.element)
    expect(textOf(place.element)).to.contain('Card numbers go only to the payment provider')
  })

  it('says that there is no page at an address that has none', async () => {
    for (const Screen of [PageScreen, NotFound]) {
      await open('/en-us/nowhere', Screen)
      await see('heading', 'We found no page at this address', place.element)
    }
  })

  it('F8: has the form for a message below the ways to reach the shop', async () => {
    await open('/en-us/help/contact-us', ContactUs)
    await see('heading', 'Contact us', place.element)
    await see('textbox', 'Message', place.element)
  })

  it('J14: breaks a long address rather than being wider than a narrow window', () => {
    place.element.style.inlineSize = '160px'
    place.show(<PageText title="Contact us" paragraphs={['Write to customers@northlane.example with your number.']} />)
    expect(place.element.scrollWidth).to.equal(160)
  })
})
