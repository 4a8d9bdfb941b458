import { expect } from 'chai'
import { allSettled, scopeBind } from 'effector'
import { allDismissed } from '../../core/dialogs'
import { tokenForgotten, tokenReceived } from '../../core/http/token'
import { pageScope as scope } from '../../core/runtime/scope'
import { anEvent, aRegistration } from '../../core/testing/an-event'
import { aProfile } from '../../core/testing/a-profile'
import { aToken } from '../../core/testing/a-token'
import { type Answers, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { settings } from '../testing/sign-in-dialog'
import { startShop, theServiceAnswers } from '../testing/the-service'
import EventElement from './event.widget'

const PATH = '/consumers-v3/consumer/event-registration'

let events = 0

/** The dialog of an event for which Maya has signed up. */
async function putPlace(answers: Answers = {}, event: object = {}, trust = 'first-party') {
  const eventId = `place-${++events}`
  const calls = theServiceAnswers({
    'GET /fapi/site/settings': settings(trust),
    'GET /fapi/site/sign-up': {
      ...{ fields: [], isSimplified: false, minimalAge: 16, earliestBirthDate: '1900-01-01', phoneCode: '1' },
      ...{ phoneMask: '(XXX) XXX - XXXX', asksSmsConsent: false },
    },
    'GET /consumers-v3/consumer': { consumerProfile: aProfile({}) },
    'GET /fapi/server/time': { timestamp: new Date().toISOString() },
    'GET /:mode/caas/v1/canvas/event/:eventId': anEvent({ eventId, ...event }),
    [`GET ${PATH}`]: { registration: aRegistration({ eventId, plusOne: 'Noor Aziz' }) },
    [`PUT ${PATH}`]: aRegistration({ eventId, attendingDays: ['2099-06-12'], plusOne: null }),
    [`DELETE ${PATH}`]: { status: 204, body: '' },
    ...answers,
  })
  await startShop()
  const answer = aToken({ consumerType: 'REGISTERED', firstName: 'Maya' })
  await allSettled(tokenReceived, { scope, params: { answer, now: Date.now() } })
  const widget = await putWidget(EventElement, `<till-event event="${eventId}"></till-event>`)
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  return { widget, root, eventId, says, callsTo: (name: string) => calls.filter(({ endpoint }) => endpoint === name) }
}

const press = async (name: string | RegExp) => (await see('button', name)).click()

afterEach(async () => {
  scopeBind(allDismissed, { scope })()
  scopeBind(tokenForgotten, { scope })()
  await until(() => !document.querySelector('till-event')?.shadowRoot?.querySelector('dialog[open]'))
  clearWidgets()
  localStorage.clear()
})

describe('<till-event> of whoever has signed up', () => {
  before(async function () {
    this.timeout(60_000)
    await Promise.all([import('../host/mount'), import('./event'), import('./event-dialog')])
  })

  it('J9: shows their place, and takes other days and no guest', async () => {
    const { widget, root, says, callsTo } = await putPlace()
    await press('See your place')
    await says(/You have signed up already.*Thu, Jun 11\. Noor Aziz is coming with you\./)
    await press('Change days or guest')
    const first = (await see('checkbox', 'Thu, Jun 11')) as HTMLInputElement
    await until(() => root.activeElement === first, 'The form has no focus')
    expect(first.checked).to.equal(true)
    await expectAccessible(widget)
    first.click()
    await press('Save changes')
    await says('Choose at least one day.')
    ;(await see('checkbox', 'Fri, Jun 12')).click()
    const guest = (await see('textbox', /^Who is coming/)) as HTMLInputElement
    guest.value = ''
    guest.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await press('Save changes')
    await says(/Your registration is changed We have sent you an email\. Your days: Fri, Jun 12\. Change/)
    expect(callsTo(`PUT ${PATH}`)[0]?.body).to.include({ plusOne: '' })
    await until(() => root.activeElement?.tagName === 'H3', 'The focus is lost')
    await expectAccessible(widget)
  })

  it('J9: asks before it cancels, says that it has, and offers to sign up again', async () => {
    const { widget, root, says, callsTo } = await putPlace()
    await press('See your place')
    await press('Cancel my place')
    await see('group', 'Do you want to cancel? Your place goes to somebody else.')
    await until(() => root.activeElement?.textContent === 'Keep my place', 'The safe way has no focus')
    await expectAccessible(widget)
    await press('Keep my place')
    await press('Cancel my place')
    expect(callsTo(`DELETE ${PATH}`)).to.have.length(0)
    await see('button', 'Keep my place')
    await press('Cancel my place')
    await says(/Your place is free again\. We have sent you an email\./)
    await see('textbox', 'Last name')
    await until(() => root.activeElement?.className === 'left', 'The focus is lost')
    expect(callsTo(`DELETE ${PATH}`)).to.have.length(1)
    await press('Close')
    await until(() => !root.querySelector('dialog[open]'))
    await see('button', 'Join us')
  })

  it('J9: says why a change was refused, and keeps what was typed', async () => {
    const { says } = await putPlace({ [`PUT ${PATH}`]: refuse(409, 'EVT411') })
    await press('See your place')
    await press('Change days or guest')
    await press('Save changes')
    await says(/full|room|places/i)
    expect(((await see('textbox', /^Who is coming/)) as HTMLInputElement).value).to.equal('Noor Aziz')
    await press('Back')
    await see('button', 'Change days or guest')
  })

  it('J9: leads to the place also where the event is full', async () => {
    const { says } = await putPlace({}, { standing: 'full' })
    await says('You have signed up')
    await press('See your place')
    await see('button', 'Cancel my place')
  })

  it('J9: offers nobody a place that they have not', async () => {
    const { says, callsTo } = await putPlace({ [`GET ${PATH}`]: { registration: null } }, { standing: 'full' })
    await says('This event is full.')
    await until(() => callsTo(`GET ${PATH}`).length === 1, 'It does not ask')
    await until(() => all('button', 'See your place').length === 0, 'It offers a place')
  })

  it('J9: changes nothing of an event that is over', async () => {
    const { says, callsTo } = await putPlace({}, { standing: 'over' })
    await until(() => callsTo(`GET ${PATH}`).length === 1, 'It does not ask')
    await says('This event is over.')
    expect(all('button', 'See your place')).to.have.length(0)
  })

  it('J9, T22: on a page of another site leads to the place on the shop’s own page, and reads no registration', async () => {
    const { widget, eventId, says, callsTo } = await putPlace({}, { standing: 'full' }, 'third-party')
    await says('This event is full.')
    const link = (await see('link', /^See your place/)) as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal(`${location.origin}/en-us/event?id=${eventId}`)
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener'])
    expect(callsTo(`GET ${PATH}`)).to.deep.equal([])
    await expectAccessible(widget)
  })
})
