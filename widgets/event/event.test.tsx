import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { scopeBind } from 'effector'
import { dialogOpened } from '../../core/dialogs'
import { pageScope as scope } from '../../core/runtime/scope'
import { anEvent } from '../../core/testing/an-event'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { all, see, textOf, until } from '../testing/see'
import {
  clear,
  EVENT,
  fetchView,
  type GivenEvent,
  press,
  putEvent,
  READ,
  REGISTER,
  registered,
  signInMaya,
} from './put-event'

async function putForm(given: GivenEvent = {}) {
  const placed = await putEvent({ who: 'member', ...given })
  await press('Join us')
  await see('textbox', 'Last name')
  return placed
}

const type = (field: HTMLElement, text: string) => {
  Object.assign(field, { value: text })
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const valueOf = async (name: string | RegExp) => ((await see('textbox', name)) as HTMLInputElement).value

afterEach(async () => {
  await clear()
  await setViewport({ width: 800, height: 600 })
})

describe('<till-event>', () => {
  before(fetchView)

  it('J9: says what the event is and when, fits a narrow column, and is accessible', async () => {
    const { widget, root, says } = await putEvent()
    await says(/Jun 11 – 13, 2099 Harbour running weekend The slip, Harbour Road Three easy runs, all paces/)
    await until(() => root.querySelector('.rich em'), 'Its text has no markup')
    await expectAccessible(widget)
    for (const width of [600, 320, 240, 180]) {
      widget.style.setProperty('max-width', `${width}px`)
      const [card, button] = ['article', '.way > .btn'].map(part => root.querySelector(part) as HTMLElement)
      expect(card?.scrollWidth, `${width} px`).to.be.at.most(card?.clientWidth ?? 0)
      expect(button?.clientWidth, `${width} px`).to.be.at.most((card?.clientWidth ?? 0) - 32)
    }
    Object.assign(document.documentElement.style, { colorScheme: 'dark', background: '#191918' })
    await expectAccessible(widget)
    document.documentElement.removeAttribute('style')
  })

  it('J9: leads a guest to the sign-in and to the sign-up first, and shows the form once somebody is signed in', async () => {
    const { widget, says, root } = await putEvent()
    await press('Join us')
    await see('dialog', 'Harbour running weekend')
    await says('Step 1 of 2')
    await see('button', 'Sign in')
    await see('button', 'Create an account')
    await expectAccessible(widget)
    expect(root.querySelector('form')).to.equal(null)
    await signInMaya()
    await says('Step 2 of 2')
    expect(await valueOf('First name')).to.equal('Maya')
  })

  it('J9: shows a signed-in shopper the form directly, with their address, which cannot be changed', async () => {
    const { widget, says } = await putForm()
    const email = (await see('textbox', 'Email')) as HTMLInputElement
    expect([email.value, email.readOnly]).to.deep.equal(['maya@example.com', true])
    expect(await valueOf(/^Phone/)).to.equal('(503) 555 - 0148')
    await says(/Which days are you coming\? Thu, Jun 11 Fri, Jun 12 Sat, Jun 13/)
    await expectAccessible(widget)
    await setViewport({ width: 320, height: 640 })
    await expectAccessible(widget)
    const dialog = await see('dialog', 'Harbour running weekend')
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth)
  })

  it('J9: registers, says so with a button to close, and then on its card', async () => {
    let answer = (_value: unknown) => {}
    const slow = new Promise(resolve => {
      answer = resolve
    })
    const { root, says, callsTo } = await putForm({ answers: { [REGISTER]: () => slow } })
    ;(await see('checkbox', 'Fri, Jun 12')).click()
    type(await see('textbox', /^Who is coming with you/), 'Noor')
    ;(await see('checkbox', /^I accept the/)).click()
    const submit = (await until(() => root.querySelector('form [type=submit]'))) as HTMLButtonElement
    submit.click()
    await until(() => submit.ariaBusy === 'true' && submit.ariaDisabled === 'true', 'It does not show that it is sent')
    submit.click()
    answer(registered)
    const title = await see('heading', 'See you at the slip')
    await until(() => root.activeElement === title, 'The confirmation has no focus')
    await says(/We have sent you an email\. Your days: Fri, Jun 12\. Noor is coming with you\./)
    expect(callsTo(REGISTER)).to.have.length(1)
    const { body } = callsTo(REGISTER)[0] ?? {}
    expect(body).to.include({ plusOne: 'Noor', eventTermsAccepted: true, email: 'maya@example.com' })
    const [, close] = all('button', 'Close')
    close?.click()
    await until(() => !root.querySelector('dialog[open]'), 'The dialog is open still')
    await says('You have signed up')
    expect(all('button', 'Join us')).to.deep.equal([])
  })

  it('J9: sends nothing without a day and the terms, and leads to what is missing', async () => {
    const { widget, root, says, callsTo } = await putForm()
    type(await see('textbox', 'First name'), '')
    ;(await until(() => root.querySelector<HTMLElement>('form [type=submit]'))).click()
    await says('Choose at least one day.')
    await says('Accept the terms to sign up.')
    await until(() => root.activeElement?.getAttribute('name') === 'firstName', 'The field has no focus')
    await expectAccessible(widget)
    expect(callsTo(REGISTER)).to.deep.equal([])
  })

  it('J9: says why it was refused in an alert above the form, which can be closed, and keeps what was typed', async () => {
    const { widget, root } = await putForm({ answers: { [REGISTER]: refuse(409, 'EVT411') } })
    ;(await see('checkbox', 'Sat, Jun 13')).click()
    type(await see('textbox', /^Who is coming with you/), 'Noor Haddad')
    ;(await see('checkbox', /^I accept the/)).click()
    root.querySelector<HTMLElement>('form [type=submit]')?.click()
    const alert = await until(() => {
      const notice = root.querySelector('form [role=alert] .danger')
      return notice && textOf(notice).includes('This event is full') ? notice : null
    }, 'No alert')
    const form = root.querySelector('form') as HTMLElement
    expect(form.firstElementChild?.contains(alert)).to.equal(true)
    await expectAccessible(widget)
    await press('Close this message')
    await until(() => !root.querySelector('form .danger'), 'The alert is there still')
    await until(() => root.activeElement?.matches('[type=submit]'), 'The button to sign up has no focus')
    expect(await valueOf(/^Who is coming with you/)).to.equal('Noor Haddad')
    expect(((await see('checkbox', 'Sat, Jun 13')) as HTMLInputElement).checked).to.equal(true)
  })

  it('J9: asks for a guest only where guests are asked', async () => {
    await putForm({ event: { enablePlusOne: false } })
    expect(all('textbox', /^Who is coming with you/)).to.deep.equal([])
  })

  it('J9: tells who has signed up before that they have, on its card too', async () => {
    const { says, callsTo } = await putEvent({ who: 'member', registration: {} })
    await says('You have signed up')
    expect(all('button', 'Join us')).to.deep.equal([])
    expect(callsTo('GET /consumers-v3/consumer')).to.deep.equal([])
    await press('See your place')
    await see('heading', 'You have signed up already')
    await says(/Your days: Thu, Jun 11\./)
  })

  for (const [standing, words] of [
    ['full', 'This event is full.'],
    ['over', 'This event is over.'],
  ] as const) {
    it(`J9: says that an event is ${standing}, and offers no form`, async () => {
      const { widget, says } = await putEvent({ event: { standing } })
      await says(words)
      expect(all('button', 'Join us')).to.deep.equal([])
      await expectAccessible(widget)
    })
  }

  it('J9, T22: on a page of another site leads to the shop’s own page, and asks for nobody’s profile', async () => {
    const { widget, eventId, callsTo } = await putEvent({ trust: 'third-party', who: 'member' })
    const link = (await see('link', /^Join us/)) as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal(`${location.origin}/en-us/event?id=${eventId}`)
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener'])
    expect(callsTo('GET /consumers-v3/consumer')).to.deep.equal([])
    await expectAccessible(widget)
    scopeBind(dialogOpened, { scope })({ name: 'event', owner: widget.key })
    await see('link', /^Go to the shop/)
    expect([...callsTo('GET /consumers-v3/consumer'), ...callsTo(READ)]).to.deep.equal([])
  })

  it('J9: says of one that there is none of that it cannot be found, in its dialog too', async () => {
    const { widget, says } = await putEvent({ answers: { [EVENT]: refuse(404, 'API404') } })
    scopeBind(dialogOpened, { scope })({ name: 'event', owner: widget.key })
    await says(/(This event cannot be found.*){2}/s)
  })

  it('J9: says that it could not be read, and tries again', async () => {
    let answer: unknown = noAnswer('offline')
    const { widget, root, says, eventId } = await putEvent({
      answers: { [EVENT]: () => (typeof answer === 'function' ? answer() : answer) },
    })
    await says(/You are offline/)
    await expectAccessible(widget)
    answer = anEvent({ eventId })
    await press('Try again')
    await says('Harbour running weekend')
    await until(() => root.activeElement?.className === 'place', 'The focus is lost')
  })
})
