import { expect } from 'chai'
import { scopeBind } from 'effector'
import { $shown } from '../../core/content/pop-ups'
import { dialogDismissed, dialogOpened } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import { aPopUp, popUpsOf } from '../../core/testing/a-pop-up'
import { refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget, testPage } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { theServiceAnswers } from '../testing/the-service'
import PopUpElement from './pop-up.widget'

const ASK = 'GET /live/caas/v1/canvas/popups/:siteId'
const SUBSCRIBE = 'POST /consumers-v3/consumer/subscription'
const taken = { status: 201, body: JSON.stringify({ email: 'a@b.cd', phone: null, subscriptions: [] }) }

let sites = 0
let hasBegun = false

/** Each test has a site of its own, whose pop-ups are asked for again. */
async function put(popUp: Parameters<typeof aPopUp>[0] = {}, attributes = 'delay="0"', answers: object = {}) {
  const site = `club-${++sites}`
  const calls = theServiceAnswers({ [ASK]: popUpsOf(aPopUp(popUp)), ...answers })
  const widget = await putWidget(PopUpElement, `<till-pop-up site="${site}" ${attributes}></till-pop-up>`, async () => {
    if (!hasBegun) scopeBind(started, { scope: pageScope })(testPage)
    hasBegun = true
  })
  await widget.arrive()
  return { widget, calls }
}

const shows = (words: string) => until(() => textOf(document.body).includes(words), `The page does not show "${words}"`)
const focused = (widget: HTMLElement) => widget.shadowRoot?.activeElement ?? null
const type = (field: HTMLElement, text: string) => {
  Object.assign(field, { value: text })
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => {
  clearWidgets()
  localStorage.clear()
})

describe('<till-pop-up>', () => {
  it('J8: is small, and expands by itself without taking the focus', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const { widget } = await put({}, 'delay="600"')
    const pill = await see('button', 'Club kit news')
    expect(pill.getAttribute('aria-expanded')).to.equal('false')
    await expectAccessible(widget)
    await see('heading', 'Hear of new club kit first')
    await see('textbox', 'Email')
    await see('link', /^Privacy/)
    expect(document.activeElement).to.equal(field)
    await expectAccessible(widget)
    field.remove()
  })

  it('J8: waits as its site says where the page’s delay is no number', async () => {
    await put({ delay: 3_600_000 }, 'delay="soon"')
    await see('button', 'Club kit news')
    expect(pageScope.getState($shown)?.delay).to.equal(3_600_000)
  })

  it('J8: is made small by Escape, which gives its button the focus, and opened by a press', async () => {
    const { widget } = await put({}, 'delay="3600000"')
    const pill = await see('button', 'Club kit news')
    pill.focus()
    pill.click()
    const title = await see('heading', 'Hear of new club kit first')
    await until(() => focused(widget) === title, 'The title has no focus')
    title.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    const again = await see('button', 'Club kit news')
    await until(() => focused(widget) === again, 'The button has no focus')
  })

  it('J8: takes a guest’s address after a tick, and says so', async () => {
    const { widget, calls } = await put({}, 'delay="0"', { [SUBSCRIBE]: taken })
    await shows('Northlane writes when new kit is in.')
    ;(await see('button', 'Subscribe')).click()
    await shows('Tick the box to subscribe')
    const field = await see('textbox', 'Email')
    await until(() => focused(widget) === field, 'The field has no focus')
    await expectAccessible(widget)
    expect(textOf(document.body)).not.to.include('The next news comes to your address.')
    type(field, 'ana@example.com')
    ;(await see('checkbox')).click()
    ;(await see('button', 'Subscribe')).click()
    await see('heading', 'You are on the list')
    await shows('The next news comes to your address.')
    expect(textOf(document.body)).not.to.include('Northlane writes when new kit is in.')
    expect(calls.filter(({ endpoint }) => endpoint === SUBSCRIBE)).to.have.length(1)
    await expectAccessible(widget)
  })

  it('J8, F4: says that a link must be followed first, where the country asks for it', async () => {
    const asked = { email: 'ana@example.com', phone: null, subscriptions: [], awaitsConfirmation: true }
    const { widget, calls } = await put({}, 'delay="0"', { [SUBSCRIBE]: { status: 201, body: JSON.stringify(asked) } })
    type(await see('textbox', 'Email'), 'ana@example.com')
    const box = (await see('checkbox')) as HTMLInputElement
    if (!box.checked) box.click()
    ;(await see('button', 'Subscribe')).click()
    await see('heading', 'Confirm your subscription')
    await shows('We have sent you a link.')
    ;(await see('button', 'Send again')).click()
    await shows('The link is on its way.')
    expect(calls.filter(({ endpoint }) => endpoint === SUBSCRIBE)).to.have.length(2)
    await expectAccessible(widget)
  })

  it('J8: says why an address was not taken, and keeps what was typed while it is small', async () => {
    const { widget } = await put({}, 'delay="0"', { [SUBSCRIBE]: refuse(400, 'AUT453') })
    type(await see('textbox', 'Email'), 'ana@example.com')
    const box = (await see('checkbox')) as HTMLInputElement
    if (!box.checked) box.click()
    ;(await see('button', 'Subscribe')).click()
    await until(() => widget.shadowRoot?.querySelector('.notice.danger'), 'No notice')
    await expectAccessible(widget)
    ;(await see('button', 'Close')).click()
    ;(await see('button', 'Club kit news')).click()
    expect(((await see('textbox', 'Email')) as HTMLInputElement).value).to.equal('ana@example.com')
  })

  it('J8: is hidden while a dialog is open', async () => {
    const { widget } = await put()
    await see('button', 'Subscribe')
    const dialog = { name: 'mini-cart', owner: 'w0' }
    scopeBind(dialogOpened, { scope: pageScope })(dialog)
    await until(() => all('button', 'Subscribe', widget).length === 0, 'It is still there')
    scopeBind(dialogDismissed, { scope: pageScope })(dialog)
    await see('button', 'Subscribe')
  })

  it('J8: an offer to sign up has one button, and is in a page from right to left too', async () => {
    document.documentElement.dir = 'rtl'
    const { widget } = await put({ kind: 'registration', submitCtaLabel: 'Join now' })
    expect((await see('button', 'Join now')).getAttribute('aria-haspopup')).to.equal('dialog')
    expect(all('textbox')).to.have.length(0)
    await expectAccessible(widget)
    document.documentElement.dir = ''
  })

  it('J8: is above a bag’s button in its corner', async () => {
    const bag = document.body.appendChild(document.createElement('button'))
    bag.textContent = 'Bag'
    bag.dataset['tillOpen'] = 'mini-cart'
    bag.style.cssText = 'position: fixed; inset: auto 24px 24px auto; inline-size: 60px; block-size: 60px'
    await put({}, 'delay="3600000"')
    const pill = await see('button', 'Dismiss')
    expect(pill.getBoundingClientRect().bottom).to.be.at.most(bag.getBoundingClientRect().top)
    bag.remove()
  })

  it('J8: without a site shows nothing', async () => {
    theServiceAnswers({})
    const widget = await putWidget(PopUpElement, '<till-pop-up></till-pop-up>')
    await widget.arrive()
    expect(textOf(widget)).to.equal('')
  })

  it('J8: leaves when it is dismissed', async () => {
    const { widget } = await put({}, 'delay="3600000"')
    ;(await see('button', 'Dismiss')).click()
    await until(() => all('button', 'Club kit news', widget).length === 0)
  })
})
