import { expect } from 'chai'
import { Provider } from 'effector-react'
import { raw, refuse, shopFor } from '../../../core/testing/shop-for'
import { all, see, textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { ConfirmEmail } from './confirm-email'

const confirm = 'POST /consumers-v3/confirmemail'

describe('the link of a mail that confirms an address', () => {
  const place = placeForViews()
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))
  const shown = (words: string) => until(() => textOf(place.element).includes(words), `${words} is not there`)

  const open = async (answer: unknown, hash = '#token=secret-1') => {
    history.replaceState(null, '', hash || '?')
    const { scope } = await shopFor({ [confirm]: answer })
    place.show(
      <Provider value={scope}>
        <ConfirmEmail />
      </Provider>,
    )
  }
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
    let answer: unknown = refuse(500, 'GEN500')
    await open((call: unknown) => (typeof answer === 'function' ? answer(call) : answer))
    await shown('Your address could not be confirmed')
    answer = raw(204, '')
    ;(await see('button', 'Try again', place.element)).click()
    await shown('Your address is confirmed')
  })
})
