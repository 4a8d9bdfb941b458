import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js'
import { expect } from 'chai'
import type { Cart } from '../../core/shapes/cart'
import { aCart } from '../../core/testing/a-cart'
import type { WalletRefusal } from '../../core/wallets'
import type { Agreed, WalletActions } from './wallet-actions'
import { mountPayPal } from './paypal'

/** PayPal's script, as far as the shop speaks with it: it keeps what the button was made with. */
const script = `window.till_paypal = { Buttons(options) {
  window.payPalOptions = options
  return { isEligible: () => true, render: async () => {}, close: async () => {} }
} }`

const opened = { payment_instrument_id: 'p', payment_method_id: 'PAYPAL', amount: 112, c_requestID: 'PP1' } as const
const basket = (isSent: boolean): Cart =>
  aCart({
    payment_instruments: [opened],
    shippingMethods: [{ shippingId: isSent ? 'ship-1' : 'digital', applicableShippingMethods: [] }],
  })

/** The button's callbacks, which a test calls as PayPal does, and what the shop is told. */
async function payPal(cart: Cart, more: Partial<WalletActions> = {}) {
  const told: unknown[] = []
  const paid: Agreed[] = []
  const shop = {
    openBasket: async () => cart,
    offer: async () => cart,
    choosePlace: async () => cart,
    pay: async (agreed: Agreed) => void paid.push(agreed),
    moved: (state: string) => void told.push(state),
    cancelled: () => void told.push('cancelled'),
    failed: (refusal: unknown) => void told.push(refusal),
    ...more,
  } as unknown as WalletActions
  const button = { nonce: undefined, isOwnPage: true, start: () => true, ending: 'pay' } as const
  const url = `data:text/javascript,${encodeURIComponent(script)}`
  await mountPayPal(document.createElement('div'), { ...button, script: { url } }, shop)
  const options = Reflect.get(window, 'payPalOptions') as Required<PayPalButtonsComponentOptions>
  return { told, paid, options }
}

const payer = {
  name: { given_name: 'Maya', surname: 'Okafor' },
  email_address: 'maya@example.com',
  phone: { phone_number: { national_number: '5035550148' } },
}
const order = (more: object, shipping?: object) => ({
  order: { get: async () => ({ payer: { ...payer, ...more }, purchase_units: [shipping ? { shipping } : {}] }) },
})
const place = { address_line_1: '418 Alder Street', admin_area_2: 'Portland', postal_code: '97205', country_code: 'US' }

describe('PayPal’s button', () => {
  it('D5: bills the payer of what is not shipped, and sends it nowhere', async () => {
    const { options, paid } = await payPal(basket(false))
    await options.createOrder({} as never, {} as never)
    await options.onApprove({ orderID: 'PP1' } as never, order({ address: place }) as never)
    expect(paid[0]?.shipping).to.equal(null)
    expect(paid[0]?.billing).to.include({ givenName: 'Maya', countryCode: 'US', city: 'Portland' })
  })

  it('D5: leaves the bill as the bag has it where PayPal gives the payer’s country alone', async () => {
    const { options, paid } = await payPal(basket(false))
    await options.createOrder({} as never, {} as never)
    await options.onApprove({ orderID: 'PP1' } as never, order({ address: { country_code: 'US' } }) as never)
    expect(paid[0]).to.include({ shipping: null, billing: null })
  })

  it('D5: sends what is shipped to the address that was chosen there', async () => {
    const { options, paid } = await payPal(basket(true))
    await options.createOrder({} as never, {} as never)
    const shipping = { name: { full_name: 'Ada Nwosu Lovelace' }, address: place }
    await options.onApprove({ orderID: 'PP1' } as never, order({}, shipping) as never)
    expect(paid[0]?.shipping).to.include({ givenName: 'Ada Nwosu', familyName: 'Lovelace', countryCode: 'US' })
  })

  it('D5: says why nothing was bought where its window was closed on an address that the shop refused', async () => {
    const abroad: WalletRefusal = { problems: [{ code: 'wallet-country', of: 'shipping', field: 'country' }] }
    let isRefused = true
    const choosePlace = async () => (isRefused ? Promise.reject(abroad) : basket(true))
    const { options, told } = await payPal(basket(true), { choosePlace })
    const choose = () =>
      options.onShippingAddressChange({ orderID: 'PP1' } as never, { reject: async () => {} } as never)
    await options.createOrder({} as never, {} as never)
    await choose()
    options.onCancel({} as never, {} as never)
    isRefused = false
    await options.createOrder({} as never, {} as never)
    await choose()
    options.onCancel({} as never, {} as never)
    expect(told).to.eql([abroad, 'cancelled'])
  })
})
