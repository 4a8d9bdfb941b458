import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { define } from '../entry'
import { installApplePay } from '../testing/apple-pay'
import { see, until } from '../testing/see'
import { aNewProduct, clear, fetchView, gone, opened, settings } from './put-quick-shop'

before(fetchView)

afterEach(async () => {
  await clear()
  Reflect.deleteProperty(window, 'ApplePaySession')
})

const loadWallets = () => define('till-wallet-buttons')
const wallets = () => document.querySelector<HTMLElement>('till-quick-shop > [slot=express]')

/** How far the main button's top is above the panel's end, which rises while it opens. */
function heightOf(button: Element): number {
  const panel = button.closest('dialog') as Element
  return Math.round(panel.getBoundingClientRect().bottom - button.getBoundingClientRect().top)
}

describe('the wallets’ place in <till-quick-shop>', () => {
  it('I18: the main button stays where it is while they come, one step after another', async () => {
    installApplePay()
    await opened(aNewProduct(), { features: { applePay: true, mock: true } })
    const button = await see('button', /^Add to bag/)
    const before = heightOf(button)
    await until(wallets, 'No wallets are asked for')
    expect(heightOf(button), 'their element is there').equal(before)
    await loadWallets()
    expect(heightOf(button), 'their shell is there').equal(before)
    await until(() => wallets()?.shadowRoot?.querySelector('.apple'), 'Apple Pay does not come')
    expect(heightOf(button), 'Apple Pay is there').equal(before)
  })

  it('I18: it stays where none turns out to pay; opened again, which is known then, they have no room', async () => {
    await loadWallets()
    let tell = (_settings: unknown) => {}
    const told = new Promise<unknown>(resolve => {
      tell = resolve
    })
    await opened(aNewProduct(), { answers: { 'GET /fapi/site/settings': () => told } })
    const button = await see('button', /^Add to bag/)
    const before = heightOf(button)
    await until(() => wallets()?.shadowRoot?.querySelector('.waiting'), 'The wallets do not come')
    tell(settings({ applePay: true }))
    await until(() => wallets()?.shadowRoot?.querySelector('.view')?.childElementCount === 0, 'The wallets stay')
    expect(heightOf(button)).equal(before)
    await sendKeys({ press: 'Escape' })
    await gone()
    ;(await see('button', 'Quick shop')).click()
    const again = await see('button', /^Add to bag/)
    await until(() => heightOf(again) < before - 48, 'Their room stays')
  })

  for (const [what, productType] of [
    ['shipped', 'physical'],
    ['digital', 'digital'],
  ] as const) {
    it(`D6: they know what is ${what}, so that a wallet asks for an address where one is needed`, async () => {
      installApplePay()
      await loadWallets()
      await opened(aNewProduct({ productType }), { features: { applePay: true, mock: true } })
      await until(wallets, 'No wallets are asked for')
      const { digital } = wallets() as HTMLElementTagNameMap['till-wallet-buttons']
      expect(digital).to.equal(what === 'digital')
    })
  }
})
