import { expect } from 'chai'
import { Provider } from 'effector-react'
import { raw, refuse, shopFor } from '../../../core/testing/shop-for'
import { siteSettings } from '../../../core/testing/site-settings'
import { all } from '../../../widgets/testing/see'
import { placeForLink } from '../../testing/place-for-link'
import { Newsletter } from '../newsletter/newsletter'
import { ConfirmNewsletter } from './confirm-newsletter'

describe('the newsletter of a country that asks for a proof', () => {
  const { place, shown, open } = placeForLink('POST /consumers-v3/confirmsubscription', ConfirmNewsletter)
  const again = () => all('link', 'Subscribe again', place.element)[0]?.getAttribute('href')

  it('F4: begins with the mail’s link, which leads on to the shop', async () => {
    await open(raw(204, ''))
    await shown('You are subscribed')
    expect(all('link', 'Continue shopping', place.element)).to.have.length(1)
    expect(location.hash).to.equal('')
  })

  it('F4: says that a link was used, has expired or is not whole, and what to do now', async () => {
    await open(refuse(410, 'AUT402', { reason: 'used' }))
    await shown('Your subscription is confirmed.')
    await open(refuse(410, 'AUT402', { reason: 'expired' }))
    await shown('This link has expired')
    expect(again()).to.match(/\/newsletter$/)
    await open(raw(204, ''), '')
    await shown('This link is incomplete')
    expect(again()).to.match(/\/newsletter$/)
  })

  it('F4: says in its form that a mail comes first, then where the link went, and mails it again', async () => {
    const asked = { email: 'ana@example.com', phone: null, subscriptions: [], awaitsConfirmation: true }
    const { scope } = await shopFor({
      'GET /fapi/site/settings': siteSettings({ features: { confirmedNewsletter: true } }),
      'POST /consumers-v3/consumer/subscription': { status: 201, body: JSON.stringify(asked) },
    })
    place.show(
      <Provider value={scope}>
        <Newsletter />
      </Provider>,
    )
    await shown('You get an email with a link first.')
    const field = place.element.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement
    field.value = 'ana@example.com'
    field.form?.requestSubmit()
    await shown('We have sent a link to ana@example.com.')
    all('button', 'Send again', place.element)[0]?.click()
    await shown('The link is on its way.')
    await shown('We have sent a link to ana@example.com.')
  })
})
