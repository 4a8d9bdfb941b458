import { allSettled, scopeBind } from 'effector'
import type { Registration } from '../../core/content/event-registration'
import type { EventSignUp } from '../../core/content/events/contracts'
import { allDismissed } from '../../core/dialogs'
import { tokenForgotten, tokenReceived } from '../../core/http/token'
import { pageScope as scope } from '../../core/runtime/scope'
import { anEvent, aRegistration } from '../../core/testing/an-event'
import { aProfile } from '../../core/testing/a-profile'
import { aToken } from '../../core/testing/a-token'
import type { Answers } from '../../core/testing/shop-for'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { see, textOf, until } from '../testing/see'
import { settings } from '../testing/sign-in-dialog'
import { startShop, theServiceAnswers } from '../testing/the-service'
import EventElement from './event.widget'

export const EVENT = 'GET /:mode/caas/v1/canvas/event/:eventId'

const path = '/consumers-v3/consumer/event-registration'

/** The calls about a registration. */
export const READ = `GET ${path}`
export const REGISTER = `POST ${path}`
export const CHANGE = `PUT ${path}`
export const CANCEL = `DELETE ${path}`

export const registered = {
  status: 201,
  body: JSON.stringify(aRegistration({ attendingDays: ['2099-06-12'], plusOne: 'Noor' })),
}

export interface GivenEvent {
  event?: Partial<EventSignUp>
  /** Of whoever is signed in. */
  registration?: Partial<Registration> | null
  answers?: Answers
  trust?: 'first-party' | 'third-party'
  who?: 'member' | 'guest'
}

let events = 0

/** `<till-event>` of an event that no other test has shown. */
export async function putEvent({ event, registration = null, answers, trust, who = 'guest' }: GivenEvent = {}) {
  const eventId = `weekend-${++events}`
  const calls = theServiceAnswers({
    'GET /fapi/site/settings': settings(trust ?? 'first-party'),
    'GET /fapi/site/sign-up': {
      ...{ fields: [], isSimplified: false, minimalAge: 16, earliestBirthDate: '1900-01-01', phoneCode: '1' },
      ...{ phoneMask: '(XXX) XXX - XXXX', asksSmsConsent: false },
    },
    'GET /consumers-v3/consumer': { consumerProfile: aProfile({ phone: '+15035550148' }) },
    'GET /fapi/server/time': { timestamp: new Date().toISOString() },
    [EVENT]: anEvent({ eventId, ...event }),
    [READ]: { registration: registration && aRegistration({ eventId, ...registration }) },
    [REGISTER]: registered,
    [CHANGE]: aRegistration({ eventId, attendingDays: ['2099-06-12'] }),
    [CANCEL]: { status: 204, body: '' },
    ...answers,
  })
  await startShop()
  if (who === 'member') await signInMaya()
  const widget = await putWidget(EventElement, `<till-event event="${eventId}"></till-event>`)
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  const says = (words: string | RegExp) =>
    until(() => textOf(root).match(words), `It does not say ${words}, but ${textOf(root)}`)
  return { widget, root, eventId, says, callsTo: (name: string) => calls.filter(({ endpoint }) => endpoint === name) }
}

export function signInMaya() {
  const answer = aToken({ consumerType: 'REGISTERED', firstName: 'Maya' })
  return allSettled(tokenReceived, { scope, params: { answer, now: Date.now() } })
}

export const press = async (name: string | RegExp) => (await see('button', name)).click()

/** Has the view at hand, which comes file by file in a test; for `before`. */
export async function fetchView(this: Mocha.Context): Promise<void> {
  this.timeout(60_000)
  await Promise.all([import('../host/mount'), import('./event'), import('./event-dialog')])
}

/** Signs out, closes what is open and takes the widget away; for `afterEach`. */
export async function clear(): Promise<void> {
  scopeBind(allDismissed, { scope })()
  scopeBind(tokenForgotten, { scope })()
  await until(() => !document.querySelector('till-event')?.shadowRoot?.querySelector('dialog[open]'))
  clearWidgets()
  localStorage.clear()
}
