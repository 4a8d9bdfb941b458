import { expect } from 'chai'
import type { Cart } from '../../core/shapes/cart'
import { aCart } from '../../core/testing/a-cart'
import type { WalletRefusal } from '../../core/wallets'
import { installApplePay } from '../testing/apple-pay'
import { see, until } from '../testing/see'
import { showAppleSheet } from './apple-pay'
import type { Agreed, WalletActions } from './wallet-actions'
import type { WalletWords } from './wallet-buttons.words'

const request = {
  countryCode: 'US',
  currency: 'USD',
  amount: '112.00',
  merchantName: 'Northlane',
  networks: ['visa'],
  asksAddress: false,
}
const declined: WalletRefusal = { problems: [{ code: 'PAY400', of: null, field: null }] }
const opened = { success: true, provider: 'apple-pay', locale: 'en-US' } as const
const merchantSession = { merchantSessionIdentifier: 'm' }

/** An answer that the test gives when it is time. */
function later<Answer>() {
  let answer: (given: Answer) => void = () => {}
  let refuse: (refusal: WalletRefusal) => void = () => {}
  const given = new Promise<Answer>((resolve, reject) => {
    answer = resolve
    refuse = reject
  })
  return { given, answer, refuse }
}

/** WalletActions that note what the shop is told. */
function shopWith(more: Partial<WalletActions>) {
  const told: unknown[] = []
  const cart: Cart = aCart({})
  const shop = {
    askSession: async () => ({ ...opened, meta: { environment: 'sandbox', merchantSession } }),
    openBasket: async () => cart,
    moved: state => void told.push(state),
    cancelled: () => void told.push('cancelled'),
    failed: refusal => void told.push(refusal),
    textOf: async ({ code }) => `Sentence of ${code}`,
    ...more,
  } as WalletActions
  return { shop, told }
}

const thrown: unknown[] = []
const note = (event: PromiseRejectionEvent) => thrown.push(event.reason)

beforeEach(() => {
  installApplePay()
  // No hand presses anything here.
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true })
  addEventListener('unhandledrejection', note)
  thrown.length = 0
})

afterEach(() => {
  removeEventListener('unhandledrejection', note)
  Reflect.deleteProperty(window, 'ApplePaySession')
  Reflect.deleteProperty(navigator, 'userActivation')
})

/** A picture later the browser has told of what nobody caught. */
const turn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

describe('Apple’s sheet', () => {
  it('that was closed while the shop was asked is told nothing more, and the shopper nothing of a failure', async () => {
    const session = later<never>()
    let isAsked = false
    const askSession = () => {
      isAsked = true
      return session.given
    }
    const { shop, told } = shopWith({ askSession })
    showAppleSheet(request, shop, {} as WalletWords)
    await until(() => isAsked)
    ;(await see('button', 'Cancel')).click()
    session.refuse(declined)
    await session.given.catch(() => {})
    await turn()
    expect([told, thrown]).to.eql([['cancelled'], []])
  })

  it('D6: says why nothing was bought where it was closed on an address that the shop refused, and not on a later one', async () => {
    const abroad: WalletRefusal = { problems: [{ code: 'wallet-country', of: 'shipping', field: 'country' }] }
    let isRefused = true
    const choosePlace = () => (isRefused ? Promise.reject(abroad) : Promise.resolve(aCart({})))
    const { shop, told } = shopWith({ choosePlace })
    showAppleSheet({ ...request, asksAddress: true }, shop, { 'wallet-country': 'Not there' } as WalletWords)
    await until(() => document.querySelector('dialog [role=alert]')?.textContent === 'Not there')
    ;(await see('button', 'Cancel')).click()
    expect(told.slice(2)).to.eql([abroad])

    isRefused = false
    told.length = 0
    showAppleSheet({ ...request, asksAddress: true }, shop, { 'wallet-country': 'Not there' } as WalletWords)
    await until(() => told.length === 2)
    await turn()
    ;(await see('button', 'Cancel')).click()
    expect(told.slice(2)).to.eql(['cancelled'])
  })

  it('D6: sends what is not shipped nowhere, though the page asked for an address', async () => {
    const basket = aCart({ shippingMethods: [{ shippingId: 'digital', applicableShippingMethods: [] }] })
    const placed: unknown[] = []
    const paid: Agreed[] = []
    const { shop, told } = shopWith({
      openBasket: async () => basket,
      choosePlace: async contact => {
        placed.push(contact)
        return basket
      },
      pay: async agreed => void paid.push(agreed) as never,
    })
    showAppleSheet({ ...request, asksAddress: true }, shop, {} as WalletWords)
    await until(() => told.length === 2)
    const pay = (await see('button', 'Pay with passcode')) as HTMLButtonElement
    await turn()
    pay.disabled = false
    pay.click()
    await until(() => paid.length === 1)
    expect([placed, paid[0]?.shipping, paid[0]?.billing?.countryCode]).to.eql([[], null, 'US'])
  })

  it('D6: tells the shop that the merchant was validated, and then that a way to pay was selected', async () => {
    const { shop, told } = shopWith({})
    showAppleSheet(request, shop, {} as WalletWords)
    await until(() => told.length === 2)
    expect(told).to.eql(['merchant-validated', 'method-selected'])
    ;(await see('button', 'Cancel')).click()
  })

  /** Pays in the sheet where the shop refuses it; what the shop's part was told of it. */
  async function payRefused(refusal: WalletRefusal): Promise<unknown> {
    const { shop, told } = shopWith({ pay: () => Promise.reject(refusal) })
    showAppleSheet(request, shop, {} as WalletWords)
    await until(() => told.length === 2)
    await turn()
    ;(await see('button', 'Pay with passcode')).click()
    await until(() => told.length === 3)
    return told[2]
  }

  it('D6: says why the shop took no payment in the shopper’s own words, not in those of the service', async () => {
    const refusal = { problems: [{ code: 'PAY400', of: null, field: null, message: 'payment error' }] }
    expect(await payRefused(refusal)).to.equal(refusal)
    expect(document.querySelector('dialog [role=alert]')?.textContent).to.equal('Sentence of PAY400')
    ;(await see('button', 'Cancel')).click()
  })

  it('D6: closes where the bag has outgrown what was agreed to, since it shows the old sum', async () => {
    const refusal = { problems: [{ code: 'PYT400', of: null, field: null }] }
    expect(await payRefused(refusal)).to.equal(refusal)
    expect(document.querySelector('dialog')).to.equal(null)
  })

  it('D6: whose session the shop does not get ends with the shop’s own code', async () => {
    const askSession = () => Promise.reject({ kind: 'http', code: 'API400', message: 'No', status: 403, details: {} })
    const { shop, told } = shopWith({ askSession })
    showAppleSheet(request, shop, {} as WalletWords)
    await until(() => told.length > 0)
    expect(told).to.eql([{ problems: [{ code: 'API400', of: null, field: null, message: 'No' }] }])
  })

  it('that throws since it waits for no answer is no refusal of the shop, and ends nothing', async () => {
    const session = (window as unknown as { ApplePaySession: { prototype: object } }).ApplePaySession
    const throws = () => {
      throw new DOMException('Not now', 'InvalidAccessError')
    }
    Object.assign(session.prototype, { completeMerchantValidation: throws, completeShippingContactSelection: throws })
    const { shop, told } = shopWith({})
    showAppleSheet(request, shop, {} as WalletWords)
    await until(() => told.length > 0)
    await turn()
    expect([told, thrown]).to.eql([['merchant-validated'], []])
    ;(await see('button', 'Cancel')).click()
  })

  for (const [name, end, last] of [
    ['declined', (work: ReturnType<typeof later<never>>) => work.refuse(declined), declined],
    ['done', (work: ReturnType<typeof later<never>>) => work.answer({} as never), 'success'],
  ] as const) {
    it(`that would not wait for the payment any longer keeps nobody from hearing that it is ${name}`, async () => {
      const payment = later<never>()
      const { shop, told } = shopWith({ pay: () => payment.given })
      showAppleSheet(request, shop, {} as WalletWords)
      await until(() => told.includes('method-selected'))
      ;(await see('button', 'Pay with passcode')).click()
      await turn()
      ;(await see('button', 'Cancel')).click()
      end(payment)
      await payment.given.catch(() => {})
      await turn()
      expect([told.slice(-2), thrown]).to.eql([['cancelled', last], []])
    })
  }
})
