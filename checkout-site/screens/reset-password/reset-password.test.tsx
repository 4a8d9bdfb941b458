import { expect } from 'chai'
import { dropFromTab, saveInTab } from '../../../core/runtime/tab-storage'
import { refuse } from '../../../core/testing/shop-for'
import form from '../../shell/form-page.css?inline'
import state from '../../shell/state.css?inline'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { all, until } from '../../../widgets/testing/see'
import { placeForLink } from '../../testing/place-for-link'
import { ResetPassword } from './reset-password'

describe('the link of a mail that sets a new password', () => {
  const { place, shown, open } = placeForLink('POST /consumers-v3/confirmforgotpassword', ResetPassword, [
    tokens,
    reset,
    form,
    state,
  ])

  it('A6: that was used leads to the sign-in first, and to another link below it, both in the middle', async () => {
    await open(refuse(410, 'AUT402', { reason: 'used' }))
    await shown('This link has already been used')
    const links = all('link', /^(Sign in|Request a new link)$/, place.element.querySelector('main') as HTMLElement)
    expect(links.map(link => link.textContent)).to.deep.equal(['Sign in', 'Request a new link'])
    const [signIn, another] = links.map(link => link.getBoundingClientRect())
    const middleOf = (box?: DOMRect) => (box ? box.left + box.width / 2 : 0)
    expect(middleOf(another)).to.be.closeTo(middleOf(signIn), 1)
    expect(another?.top).to.be.within(signIn?.bottom ?? 0, (signIn?.bottom ?? 0) + 40)
  })

  it('A2: leads to the sign-in of the shop’s window where it was followed in one', async () => {
    const signInLink = () => all('link', 'Sign in', place.element.querySelector('main') as HTMLElement)[0]
    await open(refuse(410, 'AUT402', { reason: 'used' }), '#token=secret-1', { key: 'pk_window' })
    await until(() => signInLink()?.getAttribute('href')?.endsWith('/sign-in'), 'No link')
    const asking = { key: 'pk_partner', origin: 'https://blog.test', challenge: 'c', state: 's', back: '' }
    saveInTab('pk_window', 'asking', 1, asking)
    await open(refuse(410, 'AUT402', { reason: 'used' }), '#token=secret-2', { key: 'pk_window' })
    await until(() => signInLink()?.getAttribute('href')?.endsWith('/sign-in-window'), 'It leads out of the window')
    dropFromTab('pk_window', 'asking')
  })
})
