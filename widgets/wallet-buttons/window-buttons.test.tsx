import { expect } from 'chai'
import { aCart } from '../../core/testing/a-cart'
import { siteSettings } from '../../core/testing/site-settings'
import { installApplePay } from '../testing/apple-pay'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { see, textOf, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import WalletButtonsElement from './wallet-buttons.widget'

const settings = siteSettings({ trust: 'third-party', walletWindow: ['DW_APPLE_PAY', 'PAYPAL'] })

async function put(more = '') {
  installApplePay()
  theServiceAnswers({ 'GET /fapi/site/settings': settings, 'GET /cart/v1/cart/:basketId': aCart() })
  const html = `<till-wallet-buttons ${more}></till-wallet-buttons>`
  const widget = await putWidget(WalletButtonsElement, html, () => startShop())
  await widget.arrive()
  const apple = await see('button', 'Buy with Apple Pay, in the shop’s window')
  const payPal = await see('button', 'Buy with PayPal, in the shop’s window')
  return { widget, apple, payPal, said: () => textOf(widget.shadowRoot ?? widget) }
}

afterEach(() => {
  clearWidgets()
  document.documentElement.style.colorScheme = ''
  Reflect.deleteProperty(window, 'ApplePaySession')
})

describe('<till-wallet-buttons> on a page of another site', () => {
  it('X1: names each wallet and where it is paid, and is accessible', async () => {
    const { widget } = await put()
    await expectAccessible(widget)
  })

  it('D5: keeps the smallest size that the wallets ask for in a narrow place, one below the other', async () => {
    const { widget, apple, payPal } = await put()
    const [place] = [widget.parentElement as HTMLElement]
    place.style.inlineSize = '150px'
    const [one, other] = [apple, payPal].map(button => button.getBoundingClientRect())
    for (const { width, height } of [one, other] as DOMRect[]) {
      expect(width).to.equal(150)
      expect(height).to.equal(48)
    }
    expect(other?.top).to.be.greaterThan(one?.bottom ?? Infinity)
  })

  it('D5: says that the bag is empty, and opens no window', async () => {
    const { payPal, said } = await put()
    payPal.click()
    await until(() => said().includes('Your bag is empty.'))
  })

  it('D5: asks for a size first where one item is bought', async () => {
    const { apple, said } = await put('context="product" product="P"')
    apple.click()
    await until(() => said().includes('Choose your size first.'))
  })

  it('D5: shows Apple’s black button on a light page and its white one on a dark page, whenever the page changes', async () => {
    const { apple } = await put()
    const colours = () => [getComputedStyle(apple).backgroundColor, getComputedStyle(apple).color].join()
    const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']
    await until(() => colours() === `${black},${white}`)
    document.documentElement.style.colorScheme = 'dark'
    await until(() => colours() === `${white},${black}`)
    document.documentElement.style.colorScheme = 'light'
    await until(() => colours() === `${black},${white}`)
  })
})
