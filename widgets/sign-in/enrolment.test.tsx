import { expect } from 'chai'
import { aProfile } from '../../core/testing/a-profile'
import { refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { see, until } from '../testing/see'
import { aloneEachTime, inDialog, openSignIn, settings } from '../testing/sign-in-dialog'
import { typeInto } from '../testing/type-into'

aloneEachTime()

const form = {
  fields: [
    { name: 'gender', required: false },
    { name: 'email', required: true },
    { name: 'password', required: true },
    { name: 'birthDate', required: true },
    { name: 'phone', required: false },
  ],
  ...{
    isSimplified: false,
    minimalAge: 16,
    earliestBirthDate: '1900-01-01',
    phoneCode: '44',
    phoneMask: '0XXXX XXXXXX',
  },
  asksSmsConsent: true,
}

type Change = { consumerDetails?: object; enrollments?: object[] }

/** A service that makes an account, which has neither name nor phone. */
function newAccount() {
  let consumerProfile = aProfile({ firstName: null, lastName: null, phone: null, postalCode: null, birthDate: null })
  return {
    'GET /fapi/site/sign-up': form,
    'GET /consumers-v3/consumer/lookup': refuse(404, 'AUT440'),
    'POST /consumers-v3/auth/signup': { authorizationCode: 'code-1', expiresIn: 60 },
    'GET /consumers-v3/consumer': () => ({ consumerProfile }),
    'PUT /consumers-v3/consumer': ({ body }: { body: { consumerProfile: Change } }) => {
      const consumerDetails = { ...consumerProfile.consumerDetails, ...body.consumerProfile.consumerDetails }
      const isLoyaltyMember = consumerProfile.isLoyaltyMember || body.consumerProfile.enrollments !== undefined
      consumerProfile = { ...consumerProfile, consumerDetails, isLoyaltyMember }
      return { consumerProfile }
    },
  }
}

const press = async (name: string) => (await see('button', name)).click()

/** Follows a link of the dialog to the step with this field. Until the steps have come, the link leads to the screen. */
async function goToStep(widget: Element, fields: () => HTMLInputElement[], text: string, field: string) {
  const link = await until(() => inDialog('a', text), 'No link')
  link.addEventListener('click', event => event.preventDefault())
  await until(() => {
    if (!fields().some(({ name }) => name === field)) link.click()
    return widget.querySelector(`[name=${field}]`) && !widget.querySelector('[name=username]')
  }, 'The dialog has no step for it')
}

describe('<till-sign-in>: enrolment', () => {
  it('A5: a new shopper makes an account in the dialog, in plain fields, and goes step by step to its end', async () => {
    const { calls, widget, fields } = await openSignIn(newAccount())
    await goToStep(widget, fields, 'Create an account', 'birthDate')
    await see('dialog', 'Create your account')
    const named = (name: string) => widget.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
    expect([named('password').autocomplete, named('email').autocomplete]).to.deep.equal(['new-password', 'username'])
    const hint = document.getElementById(named('password').getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).to.contain('8 characters or more')
    expect(named('gender').tagName).to.equal('SELECT')
    await expectAccessible(widget)
    named('email').value = 'new@example.com'
    named('password').value = 'Harbour-7'
    named('birthDate').value = '2020-01-01'
    widget.querySelector('form')?.requestSubmit()
    await until(() => named('birthDate').getAttribute('aria-invalid'), 'A child may sign up')
    expect(document.activeElement).to.equal(named('birthDate'))
    typeInto(named('birthDate'), '1990-05-14')
    named('policy').click()
    await until(() => !widget.querySelector('[aria-invalid]'), 'It is still said of what was corrected')
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

  it('A2: its button of the club leads to a sign-up with the club ticked', async () => {
    const { widget, fields } = await openSignIn(newAccount())
    await goToStep(widget, fields, 'Join the club', 'birthDate')
    const named = (name: string) => widget.querySelector<HTMLInputElement>(`[name=${name}]`)
    expect([named('loyaltyTerms')?.checked, named('newsletter')?.checked]).to.deep.equal([true, false])
  })

  it('A4, M2: its sign-up has the dial code beside the phone, texts need an accept of their own, and who joins the club is welcomed', async () => {
    const { calls, widget, fields } = await openSignIn(newAccount())
    await goToStep(widget, fields, 'Create an account', 'phone')
    expect([...widget.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name)).to.deep.equal([
      ...['gender', 'email', 'password', 'birthDate', 'phone'],
      ...['newsletter', 'sms', 'loyaltyTerms', 'policy'],
    ])
    const named = (name: string) => widget.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
    const type = (name: string, value: string) => {
      named(name).value = value
      named(name).dispatchEvent(new Event('input', { bubbles: true }))
    }
    const agree = () =>
      [...widget.querySelectorAll('button')].find(({ textContent }) => textContent === 'Agree to texts')
    expect(named('phone').parentElement?.textContent).to.equal('+44')
    named('sms').click()
    await until(() => named('phone').getAttribute('aria-invalid'), 'Texts need no number')
    expect([named('sms').checked, agree() !== undefined]).to.deep.equal([false, false])
    type('phone', '7400123456')
    named('phone').dispatchEvent(new Event('blur'))
    expect(named('phone').value).to.equal('07400 123456')
    named('sms').click()
    await until(() => agree()?.checkVisibility(), 'Nothing to agree to')
    await expectAccessible(widget)
    expect(inDialog('a', 'Terms of text messages')?.getAttribute('href')).to.contain('/sms-terms')
    agree()?.click()
    await until(() => /You will get texts/.test(widget.textContent ?? ''), 'It does not say that texts come')
    type('email', 'nova@example.com')
    type('password', 'Harbour-7')
    type('birthDate', '1990-05-14')
    named('policy').click()
    widget.querySelector('form')?.requestSubmit()
    await see('dialog', 'Join the club')
    const signedUp = calls.find(({ endpoint }) => endpoint === 'POST /consumers-v3/auth/signup')?.body as object
    expect(signedUp).to.deep.include({
      phone: '+447400123456',
      phoneCode: '44',
      subscriptions: [{ type: 'Newsletter', channel: 'sms', optin: true }],
    })
    await press('Join the club')
    await see('dialog', /^Welcome/)
    await expectAccessible(widget)
    const joined = calls.find(({ endpoint }) => endpoint === 'PUT /consumers-v3/consumer')?.body
    expect(joined).to.deep.include({
      consumerProfile: { enrollments: [{ type: 'Loyalty', optin: true, channel: 'web' }] },
    })
  })

  it('E8: a refusal about no field comes into sight above the long form, and the same one again does, too', async () => {
    let refusals = 0
    const { dialog, widget, fields } = await openSignIn({
      ...newAccount(),
      'POST /consumers-v3/auth/signup': () => {
        refusals += 1
        return refuse(500, 'GEN500')
      },
    })
    await goToStep(widget, fields, 'Create an account', 'birthDate')
    const named = (name: string) => widget.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
    named('email').value = 'new@example.com'
    named('password').value = 'Harbour-7'
    named('birthDate').value = '1990-05-14'
    named('policy').click()
    dialog.style.maxBlockSize = '300px'
    const body = dialog.querySelector('.db') as HTMLElement
    for (const time of [1, 2]) {
      body.scrollTop = body.scrollHeight
      widget.querySelector('form')?.requestSubmit()
      await until(() => refusals === time, 'It was not sent')
      const notice = await until(() => dialog.querySelector('[role=alert] .danger'), 'It says nothing')
      const isInSight = () => notice.getBoundingClientRect().top >= body.getBoundingClientRect().top
      await until(() => notice.isConnected && isInSight(), `The notice is out of sight, time ${time}`, 2000)
    }
  })

  it('A5: what was typed at the sign-in is in the sign-up and where a password was forgotten', async () => {
    const { widget, fields } = await openSignIn(newAccount())
    const [username] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    if (username) username.value = 'nova@example.com'
    username?.dispatchEvent(new Event('input', { bubbles: true }))
    await goToStep(widget, fields, 'Create an account', 'birthDate')
    const email = () => fields().find(({ type }) => type === 'email')
    expect(email()?.value).to.equal('nova@example.com')
    await press('Have an account? Sign in')
    await until(() => inDialog('a', 'Forgot your password?') && email(), 'No sign-in')
    expect(email()?.value).to.equal('nova@example.com')
    inDialog('a', 'Forgot your password?')?.click()
    await see('button', 'Back to sign-in')
    expect(email()?.value).to.equal('nova@example.com')
  })

  it('A5: where enrolment is simplified the dialog looks an address up in place of the sign-in', async () => {
    const simplified = { ...settings('first-party'), features: { simplifiedEnrolment: true } }
    const { widget, fields } = await openSignIn(
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
    const { widget, fields } = await openSignIn({
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

  it('A4: its sign-up says what the link of a member brings that led to the page', async () => {
    const { pathname, search } = location
    history.replaceState(null, '', `${search}&referral=NL1`)
    const invitation = 'GET /consumers-v3/consumer/loyalty/invitation'
    const { widget, fields } = await openSignIn({ ...newAccount(), [invitation]: { isValid: true, points: 250 } })
    await goToStep(widget, fields, 'Create an account', 'birthDate')
    const said = () => widget.shadowRoot?.querySelector('.notice')?.textContent ?? ''
    await until(() => said().includes('they get 250 points'), 'It does not say what the link brings')
    history.replaceState(null, '', pathname + search)
  })
})
