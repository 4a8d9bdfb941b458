import { expect } from 'chai'
import { Provider } from 'effector-react'
import { anEvent, aRegistration } from '../../../core/testing/an-event'
import { aProfile } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import { type Answers, refuse } from '../../../core/testing/shop-for'
import { siteSettings } from '../../../core/testing/site-settings'
import { all, see, textOf, until } from '../../../widgets/testing/see'
import reset from '../../../widgets/ui/reset.css?inline'
import frame from '../../shell/frame.css?inline'
import plain from '../../shell/plain.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import { EventScreen } from './event'
import css from './event.css?inline'

const EVENT = 'GET /:mode/caas/v1/canvas/event/:eventId'
const JOIN = 'POST /consumers-v3/consumer/event-registration'
const place = placeForViews(reset, frame, plain, css)

async function showEvent(who: 'guest' | 'member', answers: Answers = {}) {
  history.replaceState(null, '', '?id=harbour-weekend')
  const shop = await shopAs(who === 'member' ? { consumerType: 'REGISTERED', firstName: 'Maya' } : undefined, {
    [EVENT]: anEvent(),
    'GET /consumers-v3/consumer': { consumerProfile: aProfile() },
    'GET /consumers-v3/consumer/event-registration': { registration: null },
    [JOIN]: { status: 201, body: JSON.stringify(aRegistration()) },
    ...answers,
  })
  place.show(
    <Provider value={shop.scope}>
      <EventScreen />
    </Provider>,
  )
  return shop
}

const main = () => place.element.querySelector('main') as HTMLElement

const says = (words: string | RegExp) =>
  until(() => textOf(place.element).match(words), `It does not say ${words}, but ${textOf(place.element)}`)

afterEach(() => history.replaceState(null, '', location.pathname))

describe('the screen of an event', () => {
  it('J9: leads a guest to the sign-in and the sign-up, and back here', async () => {
    await showEvent('guest')
    await see('heading', 'Harbour running weekend')
    const back = encodeURIComponent('/en-us/event?id=harbour-weekend')
    for (const [name, door] of [
      ['Sign in', 'sign-in'],
      ['Create an account', 'sign-up'],
    ] as const) {
      expect((await see('link', name, main())).getAttribute('href')).to.equal(`/en-us/${door}?from=${back}`)
    }
  })

  it('J9: offers no sign-up where the shop has none', async () => {
    await showEvent('guest', { 'GET /fapi/site/settings': siteSettings({ features: { signUp: false } }) })
    await see('link', 'Sign in', main())
    await until(() => all('link', 'Create an account', main()).length === 0, 'It offers a sign-up')
  })

  it('J9: takes the registration of whoever is signed in, and says so', async () => {
    const shop = await showEvent('member')
    ;(await see('checkbox', 'Thu, Jun 11')).click()
    ;(await see('checkbox', /^I accept the/)).click()
    ;(await see('button', 'Join us')).click()
    await see('heading', 'See you at the slip')
    expect(shop.callsTo(JOIN)[0]?.body).to.deep.include({ attendingDays: ['2099-06-11'], email: 'maya@example.com' })
  })

  it('J9: is as wide as the head above it', async () => {
    place.element.style.inlineSize = '1280px'
    await showEvent('guest')
    await see('heading', 'Harbour running weekend')
    const [head, event] = ['.cohead', 'main'].map(one => place.element.querySelector(one)?.getBoundingClientRect())
    expect([event?.left, event?.right]).to.deep.equal([head?.left, head?.right])
  })

  it('J9: says that there is no such event', async () => {
    await showEvent('guest', { [EVENT]: refuse(404, 'API404') })
    await says('We found no event here')
    await says('It may be over, or its link mistyped.')
  })
})
