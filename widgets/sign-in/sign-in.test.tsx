import { expect } from 'chai'
import { aToken } from '../../core/testing/a-token'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { see, textOf, until } from '../testing/see'
import { aloneEachTime, inDialog, openSignIn, settings } from '../testing/sign-in-dialog'
import { typeInto } from '../testing/type-into'

aloneEachTime()

describe('<till-sign-in> on a page of the shop', () => {
  it('X6: takes e-mail and password in plain fields of the page, and says who is signed in', async () => {
    const { calls, widget, fields } = await openSignIn({})
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    expect([username?.autocomplete, password?.autocomplete]).to.deep.equal(['username', 'current-password'])
    expect([username, password].map(input => input?.getAttribute('enterkeyhint'))).to.deep.equal(['next', 'go'])
    if (username) username.value = ' ada@example.com '
    if (password) password.value = 'Harbour-7'
    const eye = widget.querySelector<HTMLElement>('button[aria-label="Show password"]')
    eye?.click()
    expect([password?.type, password?.value, eye?.ariaPressed]).to.deep.equal(['text', 'Harbour-7', 'true'])
    await expectAccessible(widget)
    eye?.click()
    expect([password?.type, eye?.ariaPressed]).to.deep.equal(['password', 'false'])
    eye?.click()
    widget.querySelector('form')?.requestSubmit()
    expect([password?.type, eye?.ariaPressed], 'once it is sent').to.deep.equal(['password', 'false'])
    await see('button', 'Ada')
    const asked = calls.find(({ endpoint }) => endpoint === 'POST /consumers-v3/auth/signin')
    expect(asked?.body).to.include({ username: 'ada@example.com', password: 'Harbour-7' })
    await until(() => fields().length === 0, 'The fields are there still')
    expect(JSON.stringify({ ...localStorage })).not.to.contain('Harbour-7')
  })

  it('I12: has its fields once on a page that was copied while they were shown', async () => {
    const { widget, fields } = await openSignIn({})
    await until(() => fields().length === 2, 'No fields')
    const place = widget.parentElement as HTMLElement
    place.innerHTML = place.innerHTML.replace('<form', '<form id="copied"')
    await (place.firstElementChild as typeof widget).arrive()
    ;(await see('button', 'Sign in')).click()
    await until(() => place.querySelector('form:not(#copied)'), 'No fields')
    expect(place.querySelectorAll('form')).to.have.length(1)
  })

  it('keeps what was typed where there is no connection, and takes it when asked again', async () => {
    let isOffline = true
    const code = { authorizationCode: 'code-1', expiresIn: 60 }
    const signIn = () => (isOffline ? noAnswer('offline')() : code)
    const { calls, dialog, widget, fields } = await openSignIn({ 'POST /consumers-v3/auth/signin': signIn })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    if (username) username.value = 'ada@example.com'
    if (password) password.value = 'Harbour-7'
    widget.querySelector('form')?.requestSubmit()
    await until(() => /You are offline\. Try again when you are back\./.test(textOf(dialog)), 'It does not say why')
    expect([username?.value, password?.value]).to.deep.equal(['ada@example.com', 'Harbour-7'])
    isOffline = false
    widget.querySelector('form')?.requestSubmit()
    await see('button', 'Ada')
    const asked = calls.filter(({ endpoint }) => endpoint === 'POST /consumers-v3/auth/signin')
    expect(asked).to.have.length(2)
  })

  it('X7: marks what is missing on its field, which takes the focus, and says why a login was refused', async () => {
    const { dialog, widget, fields } = await openSignIn({ 'POST /consumers-v3/auth/signin': refuse(401, 'AUT401') })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    widget.querySelector('form')?.requestSubmit()
    await until(() => document.activeElement === username, 'The first wrong field has not the focus')
    const note = username?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note)?.textContent).to.equal('This field is required')
    if (username) typeInto(username, 'ada@example.com')
    await until(() => !username?.ariaInvalid, 'It is still said of what was typed into it')
    expect(password?.ariaInvalid).to.equal('true')
    if (password) typeInto(password, 'wrong')
    await until(() => !password?.ariaInvalid, 'It is still said of what was typed into it')
    widget.querySelector('form')?.requestSubmit()
    await until(() => /Refused with AUT401/.test(textOf(dialog)), 'It does not say why')
    expect(password?.value).to.equal('wrong')
  })

  it('A2: a locked account is led to a new password, a closed one to the shop’s people, and an employee to their own door', async () => {
    const { widget, fields } = await openSignIn({
      'POST /consumers-v3/auth/signin': ({ body }: { body: { password: string } }) =>
        body.password === 'AUT404' ? refuse(403, 'AUT404', { door: 'employee' }) : refuse(423, body.password),
    })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    if (username) username.value = 'ada@example.com'
    const linkAfter = async (code: string) => {
      if (password) password.value = code
      widget.querySelector('form')?.requestSubmit()
      const notice = () => widget.shadowRoot?.querySelector('.notice.danger')
      await until(() => notice()?.textContent?.includes(code), 'It does not say why')
      return notice()?.querySelector('a')?.textContent
    }
    expect(await linkAfter('AUT423')).to.equal('Forgot your password?')
    expect(await linkAfter('AUT441')).to.equal('Contact us')
    expect(await linkAfter('AUT404')).to.equal('Employee sign-in')
    expect(await linkAfter('AUT401')).to.equal(undefined)
  })

  it('A2: who works here is refused with a link to the employees’ own door', async () => {
    const { widget, fields } = await openSignIn({
      'POST /consumers-v3/auth/signin': refuse(403, 'AUT404', { door: 'employee' }),
    })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    if (username) username.value = 'employee@till.test'
    if (password) password.value = 'Till-demo-1'
    widget.querySelector('form')?.requestSubmit()
    const door = await until(() => inDialog('a', 'Employee sign-in'), 'No link')
    const { pathname, search, hash } = new URL(door.getAttribute('href') ?? '')
    expect(pathname + search).to.equal('/en-us/sign-in?as=employee')
    expect(new URLSearchParams(hash.slice(1)).get('home'), 'the way back').to.equal(location.href)
  })

  it('A2: asks nobody for a password who is signed in on another page of the shop', async () => {
    const { fields } = await openSignIn({
      'POST /token/v2/auth/token': { ...aToken({ consumerType: 'REGISTERED', firstName: 'Ada' }), cart: null },
    })
    await see('button', 'Ada')
    await see('dialog', 'You are signed in')
    await until(() => fields().length === 0, 'The fields are there still')
  })

  it('leads whoever is signed in to their account and their orders', async () => {
    const nameless = { ...aToken({ consumerType: 'REGISTERED', firstName: null }), cart: null }
    const { widget, fields } = await openSignIn({
      'POST /token/v2/auth/token': ({ body }: { body: { type: string } }) =>
        body.type === 'Guest' ? aToken() : nameless,
    })
    const [username, password] = await until(() => (fields().length === 2 ? fields() : null), 'No fields')
    if (username) username.value = 'ada@example.com'
    if (password) password.value = 'Harbour-7'
    widget.querySelector('form')?.requestSubmit()
    ;(await see('button', 'Signed in')).click()
    const dialog = await see('dialog', 'You are signed in')
    await until(
      () => /Your orders, addresses and rewards/.test(textOf(dialog)),
      'It does not say what is in the account',
    )
    expect(textOf(dialog)).not.to.contain('sees nothing else')
    expect(inDialog('a', 'Your account')?.getAttribute('href')).to.match(/\/en-us\/account#signed-in$/)
    expect(inDialog('a', 'Your orders')?.getAttribute('href')).to.match(/\/en-us\/account\/orders#signed-in$/)
    await expectAccessible(widget)
  })

  it('has for whoever is new a way as wide and high as the button that signs in, and links as high as a thumb', async () => {
    const { widget, fields } = await openSignIn({})
    await until(() => fields().length === 2, 'No fields')
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const [signIn, signUp] = [widget.querySelector('form button[type=submit]'), inDialog('a', 'Create an account')].map(
      boxOf,
    )
    expect([signUp?.left, signUp?.width, signUp?.height]).to.deep.equal([signIn?.left, signIn?.width, signIn?.height])
    for (const name of ['Forgot your password?', 'Join the club']) {
      expect(Math.round(boxOf(inDialog('a', name)).height), name).to.be.at.least(42)
    }
  })

  it('A2: has no link to a sign-up where none is allowed', async () => {
    const closed = { ...settings('first-party'), features: { signUp: false } }
    const { fields } = await openSignIn({ 'GET /fapi/site/settings': closed })
    await until(() => fields().length === 2, 'No fields')
    expect(inDialog('a', 'Forgot your password?')).not.to.equal(null)
    expect(inDialog('a', 'Create an account')).to.equal(null)
    expect(inDialog('a', 'Join the club')).to.equal(null)
  })
})

describe('<till-sign-in> on a dark bar', () => {
  it('has the colour of the bar’s text while closed, and its own in the dialog', async () => {
    const { widget, dialog } = await openSignIn({})
    const bar = widget.parentElement as HTMLElement
    bar.style.color = 'rgb(250, 250, 250)'
    const colourOf = (element: Element | null | undefined) => (element ? getComputedStyle(element).color : 'nothing')
    expect(colourOf(widget.shadowRoot?.querySelector('.opener'))).to.equal('rgb(250, 250, 250)')
    expect(colourOf(dialog.querySelector('h2'))).to.equal('rgb(25, 25, 24)')
  })
})

describe('<till-sign-in> on a page of another site', () => {
  const realOpen = window.open
  afterEach(() => {
    window.open = realOpen
  })

  it('T22: has no field for a password, and opens the shop’s own window in the press, with a challenge and a state; the next press brings it to the front', async () => {
    const { widget, fields } = await openSignIn({}, 'third-party')
    const addresses: string[] = []
    let fronts = 0
    const shopWindow = { closed: false, focus: () => void fronts++ }
    window.open = address => {
      addresses.push(String(address))
      return shopWindow as unknown as Window
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
    ;(await see('button', 'Finish in the window')).click()
    expect([addresses.length, fronts]).to.deep.equal([1, 1])
    shopWindow.closed = true
    await see('button', 'Open the sign-in window')
  })

  it('T26: takes a code from that window, that origin and with that state alone', async () => {
    const { calls } = await openSignIn({}, 'third-party')
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
    ;(await see('button', 'Ada')).click()
    const here = await see('dialog', 'You are signed in')
    await until(() => /you stay signed in until you sign out/.test(textOf(here)), 'It does not say where that ends')
    expect(inDialog('a', 'Open your account in a new window')?.getAttribute('target')).to.equal('_blank')
    expect(inDialog('a', 'Your orders')).to.equal(null)
    const exchanged = calls.filter(({ body }) => (body as { type?: string } | undefined)?.type === 'Registered')
    expect(exchanged.map(({ body }) => (body as { authorizationCode: string }).authorizationCode)).to.deep.equal([
      'right',
    ])
    frame.remove()
  })
})
