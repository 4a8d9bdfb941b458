/// <reference types="applepayjs" />
import { expect } from 'chai'
import { scopeBind } from 'effector'
import { cartAnswered } from '../../core/cart'
import { fetchFx } from '../../core/http/fetch'
import { pageScope } from '../../core/runtime/scope'
import { walletFailed, walletMoved } from '../../core/wallets'
import { aReadyCart } from '../../core/testing/an-order'
import { refuse } from '../../core/testing/shop-for'
import { consoleErrors } from '../testing/console'
import { installApplePay } from '../testing/apple-pay'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import WalletButtonsElement from './wallet-buttons.widget'

const applePay = { merchantName: 'Harbour Books', countryCode: 'IE', networks: ['visa', 'cartesBancaires'] }

const settings = (features: Record<string, boolean>, merchant: object) => ({
  'GET /fapi/site/settings': {
    locales: ['en-US'],
    currencies: ['USD'],
    trust: 'first-party',
    environment: 'sandbox',
    features: { applePay: true, payPal: true, ...features },
    ...merchant,
  },
})

/** What Apple's sheet is opened with. */
function overhearApplePay(): ApplePayJS.ApplePayPaymentRequest[] {
  installApplePay()
  const asked: ApplePayJS.ApplePayPaymentRequest[] = []
  const { ApplePaySession: StandIn } = window as unknown as { ApplePaySession: new (...args: unknown[]) => object }
  class Overheard extends StandIn {
    constructor(version: number, request: ApplePayJS.ApplePayPaymentRequest) {
      asked.push(request)
      super(version, request)
    }
  }
  Object.assign(window, { ApplePaySession: Overheard })
  return asked
}

const html = (more: string, context = 'product') =>
  `<till-wallet-buttons context="${context}" product="P" amount="112" currency="USD" ${more}></till-wallet-buttons>`

async function put(
  features: Record<string, boolean> = {},
  more = '',
  merchant: object = { applePay },
  context = 'product',
) {
  const calls = theServiceAnswers(settings(features, merchant))
  const widget = await putWidget(WalletButtonsElement, html(more, context), () => startShop())
  await widget.arrive()
  return { widget, calls }
}

afterEach(() => {
  clearWidgets()
  Reflect.deleteProperty(window, 'ApplePaySession')
})

describe('<till-wallet-buttons>', () => {
  it('offers Apple Pay where the browser says that it can pay, and asks for a size first', async () => {
    installApplePay()
    const { widget } = await put({ payPal: false })
    const button = await see('button', 'Buy with Apple Pay')
    button.click()
    await until(() => textOf(widget.shadowRoot ?? widget).includes('Choose your size first.'))
    expect(all('dialog', 'Apple Pay')).to.eql([])
    await expectAccessible(widget)
  })

  it('D6: opens Apple’s sheet in the name, the country and the networks that the site tells', async () => {
    const asked = overhearApplePay()
    await put({ payPal: false }, 'upc="U"')
    ;(await see('button', 'Buy with Apple Pay')).click()
    const [{ countryCode, supportedNetworks, total } = {} as ApplePayJS.ApplePayPaymentRequest] = asked
    expect([countryCode, supportedNetworks, total?.label]).to.eql(['IE', applePay.networks, 'Harbour Books'])
  })

  it('D6: asks for no postal address for what is not shipped', async () => {
    const asked = overhearApplePay()
    await put({ payPal: false }, 'upc="U" digital')
    ;(await see('button', 'Buy with Apple Pay')).click()
    expect(asked.map(each => each.requiredShippingContactFields)).to.eql([['phone', 'email']])
  })

  it('has no Apple Pay where the site does not tell who sells', async () => {
    installApplePay()
    const { widget } = await put({ payPal: false }, '', {})
    await until(() => widget.shadowRoot?.querySelector('.view')?.childElementCount === 0)
    expect(all('button', 'Buy with Apple Pay')).to.eql([])
  })

  it('has no Apple Pay where the browser cannot, and no place for it', async () => {
    installApplePay({ canPay: false })
    const { widget } = await put({ payPal: false })
    await until(() => widget.shadowRoot?.querySelector('.view')?.childElementCount === 0)
    expect(widget.getBoundingClientRect().height).to.equal(0)
  })

  it('I18: keeps its room where nothing can pay, if the page asks for it', async () => {
    installApplePay({ canPay: false })
    const { widget } = await put({ payPal: false }, 'keep-room')
    await until(() => widget.shadowRoot?.querySelector('.view')?.childElementCount === 0)
    expect(widget.getBoundingClientRect().height).to.equal(48)
  })

  it('I18: says in one line that the settings could not be read, takes no room meanwhile, and comes once they are there', async () => {
    installApplePay()
    let isDown = true
    const known = settings({ payPal: false }, { applePay })['GET /fapi/site/settings']
    const calls = theServiceAnswers({ 'GET /fapi/site/settings': () => (isDown ? refuse(503, 'SYS503') : known) })
    const said = await consoleErrors(async () => {
      const widget = await putWidget(WalletButtonsElement, html(''), () => startShop())
      await widget.arrive()
      await until(() => widget.getBoundingClientRect().height === 0)
      await until(() => calls.length > 1)
      isDown = false
      await see('button', 'Buy with Apple Pay')
    })
    expect(said.filter(line => /settings of the shop/.test(line))).to.have.length(1)
  })

  it('D6: says that nothing was paid where the shopper cancels, until the next press', async () => {
    installApplePay()
    // No hand presses anything here.
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true })
    const { widget } = await put({ payPal: false }, 'upc="U"')
    const said = () => textOf(widget.shadowRoot ?? widget).includes('Nothing was paid, and your bag is unchanged.')
    const button = await see('button', 'Buy with Apple Pay')
    // A refusal would close the sheet before the shopper does.
    let failCalls = () => {}
    const held = new Promise<never>((_answered, fail) => {
      failCalls = () => fail(new TypeError('Failed to fetch'))
    })
    fetchFx.use(() => held)
    button.click()
    ;(await see('button', 'Cancel')).click()
    await until(said, 'It says nothing of the cancelled payment')
    expect(widget.shadowRoot?.querySelector('[role=alert]')?.textContent).to.equal('')
    await expectAccessible(widget)
    ;(await see('button', 'Buy with Apple Pay')).click()
    await until(() => !said(), 'It still says so')
    ;(await see('button', 'Cancel')).click()
    await until(said)
    // Later ones too: the next test's shop starts once no call is under way.
    failCalls()
    Reflect.deleteProperty(navigator, 'userActivation')
  })

  it('D6: says that the order is being placed from the approval until its outcome is known', async () => {
    installApplePay()
    const { widget } = await put({ payPal: false })
    const said = () => textOf(widget.shadowRoot ?? widget).includes('We are placing your order.')
    ;(await see('button', 'Buy with Apple Pay')).click()
    scopeBind(walletMoved, { scope: pageScope })('authorised')
    await until(said, 'It does not say so')
    scopeBind(walletFailed, { scope: pageScope })({ problems: [{ code: 'PAY400', of: null, field: null }] })
    await until(() => !said(), 'It still says so')
  })

  it('says that the bag is empty where it would be paid for, and nothing of a size', async () => {
    installApplePay()
    const { widget } = await put({ payPal: false }, '', { applePay }, 'cart')
    ;(await see('button', 'Buy with Apple Pay')).click()
    await until(() => textOf(widget.shadowRoot ?? widget).includes('Your bag is empty.'), 'It does not say so')
    expect(textOf(widget.shadowRoot ?? widget)).to.not.include('Choose your size')
  })

  it('D5 D6: has nothing to press while gift cards and the like cover the whole bag, and comes back when they do not', async () => {
    installApplePay()
    await put({}, '', { applePay }, 'cart')
    const seen = scopeBind(cartAnswered, { scope: pageScope })
    const bagWith = (remainingToPay: number) => {
      const cart = aReadyCart()
      return { ...cart, totals: { ...cart.totals, remainingToPay } }
    }
    seen(bagWith(12))
    await see('button', 'Buy with Apple Pay')
    seen(bagWith(0))
    await until(() => all('button').length === 0)
    seen(bagWith(12))
    await see('button', 'Buy with Apple Pay')
  })

  it('tells of a refusal in the wallets’ words, and of the shop’s own in those of the catalogue', async () => {
    installApplePay()
    const { widget } = await put({ payPal: false })
    ;(await see('button', 'Buy with Apple Pay')).click()
    const fail = scopeBind(walletFailed, { scope: pageScope })
    fail({ problems: [{ code: 'wallet-city', of: 'shipping', field: 'city' }] })
    await until(() => textOf(widget.shadowRoot ?? widget).includes('more than 50 characters'))
    fail({ problems: [{ code: 'PAY400', of: null, field: null }] })
    await until(() => /payment/i.test(textOf(widget.shadowRoot ?? widget)))
  })
})
