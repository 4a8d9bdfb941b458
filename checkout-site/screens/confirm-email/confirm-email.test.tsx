import { expect } from 'chai'
import { raw, refuse } from '../../../core/testing/shop-for'
import { all, see } from '../../../widgets/testing/see'
import { placeForLink } from '../../testing/place-for-link'
import { ConfirmEmail } from './confirm-email'

describe('the link of a mail that confirms an address', () => {
  const { place, shown, open } = placeForLink('POST /consumers-v3/confirmemail', ConfirmEmail)
  const leadsOn = (label: string) => all('link', label, place.element)[0]?.getAttribute('href')

  it('F6: leads on to the rewards, and also where the address was confirmed before', async () => {
    await open(raw(204, ''))
    await shown('Your address is confirmed')
    expect(leadsOn('See your rewards')).to.match(/\/account\/loyalty$/)
    expect(location.hash).to.equal('')
    await open(refuse(410, 'AUT402', { reason: 'used' }))
    await shown('This link was used already')
    expect(leadsOn('See your rewards')).to.match(/\/account\/loyalty$/)
  })

  it('F6: that has expired or is not whole says so, and leads to a new one', async () => {
    await open(refuse(410, 'AUT402', { reason: 'expired' }))
    await shown('This link has expired')
    expect(leadsOn('Get a new link')).to.match(/\/account\/loyalty$/)
    await open(raw(204, ''), '')
    await shown('This link is incomplete')
    expect(leadsOn('Get a new link')).to.match(/\/account\/loyalty$/)
  })

  it('F6: about which nobody could be asked says so, and is tried again', async () => {
    let isDown = true
    await open(() => (isDown ? refuse(500, 'GEN500') : raw(204, '')))
    await shown('Your address could not be confirmed')
    isDown = false
    ;(await see('button', 'Try again', place.element)).click()
    await shown('Your address is confirmed')
  })
})
