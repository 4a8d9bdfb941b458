import { expect } from 'chai'
import { Provider } from 'effector-react'
import { refuse } from '../../../core/testing/shop-for'
import { shopAs } from '../../../core/testing/shop-as'
import { all, see, textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { SignInWindow } from './sign-in-window'

const give = 'POST /token/v2/auth/code'
const asking = '#key=pk_partner&origin=https%3A%2F%2Fblog.test&challenge=c1&state=s1'

describe('the window in which a shopper signs in for a page of another site', () => {
  const place = placeForViews()
  const address = location.href
  beforeEach(() => sessionStorage.clear())
  afterEach(() => history.replaceState(null, '', address))
  const shown = (words: string) => until(() => textOf(place.element).includes(words), `${words} is not there`)

  const open = async (who: 'guest' | 'member', hash = asking) => {
    history.replaceState(null, '', hash || '?')
    const shop = await shopAs(who === 'member' ? { consumerType: 'REGISTERED', firstName: 'Ada' } : undefined, {
      [give]: refuse(500, 'GEN500'),
    })
    place.show(
      <Provider value={shop.scope}>
        <SignInWindow />
      </Provider>,
    )
    return shop
  }

  it('A2: says which page a shopper came from, and comes back here after a sign-up', async () => {
    await open('guest')
    await shown('You came from blog.test.')
    const [signUp] = all('link', 'Create an account', place.element)
    expect(signUp?.getAttribute('href')).to.match(/\/sign-up\?from=%2F[a-z]{2}-[a-z]{2}%2Fsign-in-window$/)
    expect(location.hash).to.equal('')
  })

  it('A2: asks whoever is signed in before that page may use their bag, and says why it could not', async () => {
    const shop = await open('member')
    await see('heading', 'Use your bag on blog.test?', place.element)
    ;(await see('button', 'Use my bag there', place.element)).click()
    await until(() => all('alert', undefined, place.element).some(alert => textOf(alert) !== ''), 'Nothing is said')
    expect(shop.callsTo(give)[0]?.body).to.deep.equal({
      accessKey: 'pk_partner',
      origin: 'https://blog.test',
      codeChallenge: 'c1',
    })
  })

  it('A2: says that no page has asked, where it is opened by hand', async () => {
    await open('member', '')
    await shown('No page has asked')
  })
})
