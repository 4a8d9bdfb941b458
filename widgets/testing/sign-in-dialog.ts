import { scopeBind } from 'effector'
import { fetchFx } from '../../core/http/fetch'
import { tokenForgotten } from '../../core/http/token'
import { allDismissed } from '../../core/dialogs'
import { pageScope as scope } from '../../core/runtime/scope'
import { aProfile } from '../../core/testing/a-profile'
import { aToken } from '../../core/testing/a-token'
import SignInElement from '../sign-in/sign-in.widget'
import { clearWidgets, putWidget } from './put-widget'
import { see, until } from './see'
import { startShop, theServiceAnswers } from './the-service'

/** The shop's settings as a page of this trust reads them. */
export const settings = (trust: string) => ({
  locales: ['en-US'],
  currencies: ['USD'],
  trust,
  features: {},
  environment: 'sandbox',
})

const registered = () => aToken({ consumerType: 'REGISTERED', firstName: 'Ada', basketId: null })

/** A browser that keeps nothing of the test before, and a page without a dialog. */
export function aloneEachTime(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(async () => {
    scopeBind(allDismissed, { scope })()
    await until(() => !document.querySelector('till-sign-in')?.shadowRoot?.querySelector('dialog[open]'))
    // A token that came later would sign the next test's shopper in.
    await until(() => !scope.getState(fetchFx.pending), 'A call is running still')
    scopeBind(tokenForgotten, { scope })()
    clearWidgets()
  })
}

/** `<till-sign-in>` with its dialog open. */
export async function openSignIn(
  answers: object,
  trust: 'first-party' | 'third-party' = 'first-party',
  title: 'Sign in' | 'Sign in or create an account' = 'Sign in',
) {
  const calls = theServiceAnswers({
    'GET /fapi/site/settings': settings(trust),
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /token/v2/auth/token': ({ body }: { body: { type: string } }) =>
      body.type === 'Guest' ? aToken() : { ...registered(), cart: null },
    'GET /consumers-v3/consumer': { consumerProfile: aProfile() },
    ...answers,
  })
  await startShop({ trust })
  const widget = await putWidget(SignInElement, '<till-sign-in></till-sign-in>')
  await widget.arrive()
  const opener = await see('button', 'Sign in')
  opener.focus()
  opener.click()
  const dialog = await see('dialog', title)
  return { calls, widget, dialog, fields: () => [...widget.querySelectorAll('input')] }
}

/** An element of the dialog by its text. */
export const inDialog = (name: string, text: string): HTMLElement | null =>
  [...(document.querySelector('till-sign-in')?.shadowRoot?.querySelectorAll<HTMLElement>(`dialog ${name}`) ?? [])].find(
    element => element.textContent === text,
  ) ?? null
