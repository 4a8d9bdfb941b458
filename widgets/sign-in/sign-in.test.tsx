import { expect } from 'chai'
import { scopeBind } from 'effector'
import { tokenForgotten } from '../../core/http/token'
import { allDismissed } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { aProfile } from '../../core/testing/a-profile'
import { aToken } from '../../core/testing/a-token'
import { refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import SignInElement from './sign-in.widget'

const scope = pageScope
const settings = (trust: string) => ({
  locales: ['en-US'],
  currencies: ['USD'],
  trust,
  features: {},
  environment: 'sandbox',
})
const registered = () => aToken({ consumerType: 'REGISTERED', firstName: 'Ada', basketId: null })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  scopeBind(allDismissed, { scope })()
  scopeBind(tokenForgotten, { scope })()
  await until(() => !document.querySelector('till-sign-in')?.shadowRoot?.querySelector('dialog[open]'))
  clearWidgets()
})

async function opened(
  answers: object,
  trust: 'first-party' | 'third-party' = 'first-party',
  title: 'Sign in' | 'Sign in or create an account' = 'Sign in',
) {
  const calls = theServiceAnswers({
    'GET /fapi/site/settings': settings(trust),
    'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
    'POST /token/v2/auth/token': ({ body }: { body: { type: string } }) =>
      body.type === 'Registered' ? { ...registered(), cart: null } : aToken(),
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

describe('<till-sign-in> on a page of the shop', () => {
  it('X6: takes e-mail and password in plain fields of the page, and says who is signed in', async () => {
    const { calls, widget, fields } = await opened({})
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    expect([username?.autocomplete, password?.autocomplete]).to.deep.equal(['username', 'current-password'])
    await expectAccessible(widget)
    if (username) username.value = ' ada@example.com '
    if (password) password.value = 'Harbour-7'
    widget.querySelector('form')?.requestSubmit()
    await see('button', 'Ada')
    const asked = calls.find(({ endpoint }) => endpoint === 'POST /consumers-v3/auth/signin')
    expect(asked?.body).to.include({ username: 'ada@example.com', password: 'Harbour-7' })
    await until(() => fields().length === 0, 'The fields are there still')
    expect(JSON.stringify({ ...localStorage })).not.to.contain('Harbour-7')
  })

  it('X7: marks what is missing on its field, which takes the focus, and says why a login was refused', async () => {
    const { dialog, widget, fields } = await opened({ 'POST /consumers-v3/auth/signin': refuse(401, 'AUT401') })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    widget.querySelector('form')?.requestSubmit()
    await until(() => document.activeElement === username, 'The first wrong field has not the focus')
    const note = username?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note)?.textContent).to.equal('Enter your email')
    if (username) username.value = 'ada@example.com'
    if (password) password.value = 'wrong'
    widget.querySelector('form')?.requestSubmit()
    await until(() => /Refused with AUT401/.test(textOf(dialog)), 'It does not say why')
    expect(password?.value).to.equal('wrong')
  })
})

const form = {
  fields: [
    { name: 'gender', required: false },
    { name: 'email', required: true },
    { name: 'password', required: true },
    { name: 'birthDate', required: true },
  ],
  ...{ isSimplified: false, minimalAge: 16, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
  asksSmsConsent: false,
}

/** A service that makes an account, which has neither name nor phone. */
function newAccount() {
  let consumerProfile = aProfile({ firstName: null, lastName: null, phone: null, postalCode: null, birthDate: null })
  return {
    'GET /fapi/site/sign-up': form,
    'GET /consumers-v3/consumer/lookup': refuse(404, 'AUT440'),
    'POST /consumers-v3/auth/signup': { authorizationCode: 'code-1', expiresIn: 60 },
    'GET /consumers-v3/consumer': () => ({ consumerProfile }),
    'PUT /consumers-v3/consumer': ({ body }: { body: { consumerProfile: { consumerDetails?: object } } }) => {
      const consumerDetails = { ...consumerProfile.consumerDetails, ...body.consumerProfile.consumerDetails }
      consumerProfile = { ...consumerProfile, consumerDetails }
      return { consumerProfile }
    },
  }
}

const press = async (name: string) => (await see('button', name)).click()

describe('<till-sign-in>: enrolment', () => {
  it('A5: a new shopper makes an account in the dialog, in plain fields, and goes step by step to its end', async () => {
    const { calls, widget, fields } = await opened(newAccount())
    const link = await until(() => inDialog('a', 'Create an account'), 'No link')
    // Until the steps have come, the link leads to the screen.
    link.addEventListener('click', event => event.preventDefault())
    await until(() => {
      if (!fields().some(({ name }) => name === 'birthDate')) link.click()
      return fields().some(({ name }) => name === 'birthDate')
    }, 'The dialog has no step for it')
    await see('dialog', 'Create your account')
    const named = (name: string) => widget.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
    expect([named('password').autocomplete, named('email').autocomplete]).to.deep.equal(['new-password', 'username'])
    expect(named('gender').tagName).to.equal('SELECT')
    await expectAccessible(widget)
    named('email').value = 'new@example.com'
    named('password').value = 'Harbour-7'
    named('birthDate').value = '2020-01-01'
    widget.querySelector('form')?.requestSubmit()
    await until(() => named('birthDate').getAttribute('aria-invalid'), 'A child may sign up')
    expect(document.activeElement).to.equal(named('birthDate'))
    named('birthDate').value = '1990-05-14'
    named('policy').click()
    widget.querySelector('form')?.requestSubmit()
    await see('dialog', 'Join the club')
    await press('Not now')
    await see('dialog', 'Your phone number')
    await expectAccessible(widget)
    await press('Skip')
    await see('dialog', 'About you')
    await press('Skip')
    await see('dialog', 'What do you like?')
    await expectAccessible(widget)
    await press('Save and continue')
    await see('dialog', 'All done')
    await press('Continue to the shop')
    await until(() => !widget.shadowRoot?.querySelector('dialog[open]:not(.closing)'), 'The dialog is open still')
    const signedUp = calls.find(({ endpoint }) => endpoint === 'POST /consumers-v3/auth/signup')
    expect(signedUp?.body).to.include({ email: 'new@example.com', birthDate: '1990-05-14' })
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.to.match(/Harbour-7|new@example/)
  })

  it('A5: where enrolment is simplified the dialog looks an address up in place of the sign-in', async () => {
    const simplified = { ...settings('first-party'), features: { simplifiedEnrolment: true } }
    const { widget, fields } = await opened(
      {
        'GET /fapi/site/settings': simplified,
        'GET /consumers-v3/consumer/lookup': ({ query }: { query: { email: string } }) =>
          query.email === 'ada@example.com' ? { next: 'sign-in' } : refuse(404, 'AUT440'),
      },
      'first-party',
      'Sign in or create an account',
    )
    const [email] = await until(() => (fields().length === 1 ? fields() : null), 'No field')
    await expectAccessible(widget)
    if (email) email.value = 'ada@example.com'
    widget.querySelector('form')?.requestSubmit()
    const [username] = await until(() => (fields().length === 2 ? fields() : null), 'No password is asked for')
    expect(username?.value).to.equal('ada@example.com')
  })

  it('A5: an account that lacks something is asked for it after the sign-in, once', async () => {
    const consumerProfile = aProfile({ birthDate: null })
    const { widget, fields } = await opened({
      ...newAccount(),
      'GET /consumers-v3/consumer': { consumerProfile },
    })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    if (username) username.value = 'ada@example.com'
    if (password) password.value = 'Harbour-7'
    widget.querySelector('form')?.requestSubmit()
    await see('dialog', 'You are signed in')
    await press('Complete your account')
    await see('dialog', 'About you')
    await press('Close')
    await press('Ada')
    await see('dialog', 'About you')
  })

  it('A2: has no link to a sign-up where none is allowed', async () => {
    const closed = { ...settings('first-party'), features: { signUp: false } }
    const { fields } = await opened({ 'GET /fapi/site/settings': closed })
    await until(() => fields().length === 2, 'No fields')
    expect(inDialog('a', 'Forgot your password?')).not.to.equal(null)
    expect(inDialog('a', 'Create an account')).to.equal(null)
  })
})

const inDialog = (name: string, text: string): HTMLElement | null =>
  [...(document.querySelector('till-sign-in')?.shadowRoot?.querySelectorAll<HTMLElement>(`dialog ${name}`) ?? [])].find(
    element => element.textContent === text,
  ) ?? null

describe('<till-sign-in> on a page of another site', () => {
  const realOpen = window.open
  afterEach(() => {
    window.open = realOpen
  })

  it('T22: has no field for a password, and opens the shop’s own window in the press, with a challenge and a state', async () => {
    const { widget, fields } = await opened({}, 'third-party')
    const addresses: string[] = []
    const shopWindow = { closed: false }
    window.open = address => {
      addresses.push(String(address))
      return shopWindow as Window
    }
    const button = await see('button', 'Open the sign-in window')
    await expectAccessible(widget)
    button.click()
    expect(addresses).to.have.length(1)
    expect(fields()).to.deep.equal([])
    const address = new URL(addresses[0] ?? '')
    const asked = new URLSearchParams(address.hash.slice(1))
    expect(address.pathname).to.equal('/en-us/sign-in-window')
    expect(asked.get('origin')).to.equal(location.origin)
    expect(asked.get('challenge')).to.match(/^[\w-]{43}$/)
    expect(asked.get('state')).to.have.length.greaterThan(20)
    shopWindow.closed = true
    await until(() => button.getAttribute('aria-busy') === null, 'It waits for a window that is closed')
  })

  it('T26: takes a code from that window, that origin and with that state alone', async () => {
    const { calls } = await opened({}, 'third-party')
    let asked = new URLSearchParams()
    const frame = document.createElement('iframe')
    document.body.append(frame)
    window.open = address => {
      asked = new URLSearchParams(new URL(String(address)).hash.slice(1))
      return frame.contentWindow
    }
    ;(await see('button', 'Open the sign-in window')).click()
    const send = (data: object, from: Window | null = frame.contentWindow, origin = location.origin) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source: from }))
    const right = { source: 'till-sign-in', state: asked.get('state'), code: 'right' }
    send({ ...right, code: 'forged' }, window)
    send({ ...right, code: 'forged' }, frame.contentWindow, 'https://evil.example')
    send({ ...right, code: 'forged', state: 'other' })
    send({ ...right, code: 7 })
    send(right)
    await see('button', 'Ada')
    const exchanged = calls.filter(({ body }) => (body as { type?: string } | undefined)?.type === 'Registered')
    expect(exchanged.map(({ body }) => (body as { authorizationCode: string }).authorizationCode)).to.deep.equal([
      'right',
    ])
    frame.remove()
  })
})
