import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { accountCardsWanted } from '../../core/payment/account-cards'
import { profileWanted } from '../../core/profile'
import { profileOutdated } from '../../core/profile/outdated'
import { aProfile, anAddressOf } from '../../core/testing/a-profile'
import { anOrder } from '../../core/testing/an-order'
import { refuse, shopFor } from '../../core/testing/shop-for'
import { textOf, until } from '../../widgets/testing/see'
import { Account } from '../screens/account/account'
import { AccountAddresses } from '../screens/account-addresses/account-addresses'
import { AccountLoyalty } from '../screens/account-loyalty/account-loyalty'
import { AccountNotify } from '../screens/account-notify/account-notify'
import { AccountPayment } from '../screens/account-payment/account-payment'
import { AccountSubscriptions } from '../screens/account-subscriptions/account-subscriptions'
import { AccountWarranty } from '../screens/account-warranty/account-warranty'
import { placeForViews } from '../testing/place-for-views'

const consumer = 'GET /consumers-v3/consumer'
const under = (path: string) => `GET /consumers-v3/consumer/${path}`
const member = { consumerProfile: aProfile({}, { isLoyaltyMember: true }) }
const pending = () => new Promise<never>(() => {})

describe('the account tells in its place', () => {
  const place = placeForViews()
  const buttons = () => [...place.element.querySelectorAll('button')]
  const button = (text: string) => buttons().find(one => one.textContent?.trim() === text)
  const named = (name: string) => buttons().find(one => one.getAttribute('aria-label') === name)
  const shown = (text: string) => until(() => textOf(place.element).includes(text), `${text} is not there`)
  const there = (text: string) => until(() => button(text), `No button ${text}`)

  async function show(View: ComponentType, answers: Record<string, unknown>) {
    const shop = await shopFor(answers)
    place.show(
      <Provider value={shop.scope}>
        <View />
      </Provider>,
    )
    return shop
  }

  const purchase = (orderNumber: string, status: string) => ({
    ...{ orderNumber, status, placedAt: '2026-11-21T09:00:00Z', currency: 'USD', total: 1, totalUnits: 1, items: [] },
  })
  const history = (...orders: object[]) => ({ total: orders.length, start: 0, count: 10, orders })
  const listCall = 'POST /consumers-v3/consumer/purchasehistory'

  it('F8: offers no order for a claim that was cancelled or never came about', async () => {
    await show(AccountWarranty, {
      [listCall]: history(purchase('1001', 'delivered'), purchase('1002', 'cancelled'), purchase('1003', 'void')),
    })
    const select = await until(() => place.element.querySelector('[name=order]'), 'No orders')
    expect([...select.querySelectorAll('option')].map(one => (one as HTMLOptionElement).value)).to.deep.equal([
      '',
      '1001',
    ])
  })

  it('F8: says that an order is loading, and why it could not be read, which can be tried again', async () => {
    let fail: (answer: unknown) => void = () => {}
    let answer: unknown = new Promise(resolve => {
      fail = resolve
    })
    await show(AccountWarranty, {
      [listCall]: history(purchase('1001', 'delivered')),
      [under('purchase/:orderId')]: () => answer,
    })
    const select = await until(() => place.element.querySelector<HTMLSelectElement>('[name=order]'), 'No orders')
    select.value = '1001'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => place.element.querySelector('[aria-busy=true]'), 'Nothing says that it is loading')
    fail(refuse(500, 'GEN500'))
    await shown('This could not be loaded')
    answer = anOrder({ orderNumber: '1001' })
    button('Try again')?.click()
    await until(() => place.element.querySelectorAll('[name=item] option').length > 1, 'No products')
    expect(textOf(place.element)).not.to.include('This could not be loaded')
  })

  const card = {
    ...{ paymentInstrumentId: 'c1', main: false, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
    ...{ expiryMonth: 12, expiryYear: 2030, expired: false },
  }
  const cardsCall = under('payment_instruments')

  it('F3: above what was known it says that it could not be read again, and tries again', async () => {
    let answer: unknown = { paymentInstruments: [card], giftCards: [] }
    const { scope } = await show(AccountPayment, { [cardsCall]: () => answer })
    await shown('Visa ending 1111')
    answer = refuse(500, 'GEN500')
    await allSettled(accountCardsWanted, { scope })
    await shown('This could not be loaded')
    answer = { paymentInstruments: [], giftCards: [] }
    button('Try again')?.click()
    await shown('No card yet')
    expect(textOf(place.element)).not.to.include('This could not be loaded')
  })

  it('F3: says why above the list where the card that was changed is gone', async () => {
    const answers = [{ paymentInstruments: [card] }, { paymentInstruments: [] }]
    await show(AccountPayment, {
      [cardsCall]: () => answers.shift(),
      'PATCH /consumers-v3/consumer/payment_instruments/:paymentInstrumentId': refuse(404, 'PYT404'),
    })
    const main = await until(() => named('Make Visa ending 1111, 12/30 the main one'), 'No card')
    main.click()
    await shown('No card yet')
    expect(place.element.querySelector('.notices .danger')).not.to.equal(null)
  })

  it('F1: above the overview that is known it says that it could not be read again', async () => {
    let answer: unknown = { consumerProfile: aProfile({ address: [anAddressOf('home', { main: true })] }) }
    const { press } = await show(Account, { [consumer]: () => answer, [listCall]: history() })
    await shown('Portland')
    answer = refuse(500, 'GEN500')
    await press(profileOutdated)
    await press(profileWanted)
    await shown('Your account could not be loaded')
    expect(textOf(place.element)).to.include('Portland')
  })

  it('F8: says that there is nothing to claim for where all orders were cancelled', async () => {
    await show(AccountWarranty, { [listCall]: history(purchase('1002', 'cancelled')) })
    await shown('Nothing to claim for')
    expect(place.element.querySelector('.state .btn')?.textContent).to.equal('Continue shopping')
    expect(place.element.querySelector('[name=order]')).to.equal(null)
  })

  it('F3: names each card with its date, and holds the others while one is changed', async () => {
    const other = { ...card, paymentInstrumentId: 'c2', expiryYear: 2031 }
    await show(AccountPayment, {
      [cardsCall]: { paymentInstruments: [card, other], giftCards: [] },
      'PATCH /consumers-v3/consumer/payment_instruments/:paymentInstrumentId': pending,
    })
    const first = await until(() => named('Make Visa ending 1111, 12/30 the main one'), 'Cards are not told apart')
    first.click()
    await until(
      () => named('Make Visa ending 1111, 12/31 the main one')?.getAttribute('aria-disabled') === 'true',
      'The other can be pressed in vain',
    )
  })

  it('F2: names each address with whose and what for it is, and a refusal is at its own', async () => {
    const inTokyo = { countryCode: 'JP', firstName: 'Hanako', lastName: 'Yamada' }
    const address = [
      anAddressOf('home'),
      anAddressOf('bill', { approachType: 'B', firstName: 'Nia' }),
      anAddressOf('tokyo', inTokyo),
    ]
    await show(AccountAddresses, {
      [consumer]: { consumerProfile: aProfile({ address }) },
      'PUT /consumers-v3/consumer/address/:addressId': refuse(400, 'PRO414'),
    })
    await until(() => named('Change 418 Alder Street, Maya Okafor, Ship to'), 'The first is not told apart')
    await until(() => named('Change 418 Alder Street, Yamada Hanako, Ship to'), 'A Japanese name is turned round')
    named('Make 418 Alder Street, Nia Okafor, Bill to the main one')?.click()
    const told = await until(() => place.element.querySelector('[role=alert] .danger'), 'No refusal')
    expect(textOf(told.closest('li') as Element)).to.include('Nia Okafor')
  })

  it('L1: names each item that is waited for with its size and colour, and holds the others meanwhile', async () => {
    const item = (size: string) => ({
      ...{ productId: 'K', upc: size, name: 'Kestrel 2', image: '/k.svg', url: '/k' },
      ...{ attributes: [{ type: 'size', label: 'Size', value: size }], requestedAt: '2026-11-20T10:00:00.000Z' },
    })
    await show(AccountNotify, {
      [under('notification')]: { notifications: [item('US 8'), item('US 9')] },
      'PUT /consumers-v3/consumer/notification': pending,
    })
    const first = await until(() => named('Stop waiting for Kestrel 2, US 8'), 'Sizes are not told apart')
    first.click()
    await until(
      () => named('Stop waiting for Kestrel 2, US 9')?.getAttribute('aria-disabled') === 'true',
      'The other can be pressed in vain',
    )
  })

  const voucher = (id: string, more: object) => ({
    ...{ id, name: id, points: 500, amountInCurrency: 5, available: false, eligible: true, ...more },
  })
  const points = (...vouchers: object[]) => ({
    ...{ memberId: 'NL1', currentLoyaltyPoints: 1500, currency: 'USD', applicableLoyaltyVouchers: vouchers, book: [] },
  })

  it('F6: a voucher that has ended is not called used', async () => {
    await show(AccountLoyalty, {
      [consumer]: member,
      [under('loyalty/vouchers')]: points(voucher('v1', { reason: 'ended' }), voucher('v2', { reason: 'blocked' })),
      [under('loyalty/promo/welcome')]: { promo: null },
    })
    await shown('Expired')
    await shown('Not available')
    expect(textOf(place.element)).not.to.include('Used')
  })

  it('F6: reads points and welcome again, and says which of them could not be read', async () => {
    let loyalty: unknown = refuse(500, 'GEN500')
    let promo: unknown = refuse(500, 'GEN500')
    await show(AccountLoyalty, {
      [consumer]: member,
      [under('loyalty/vouchers')]: () => loyalty,
      [under('loyalty/promo/welcome')]: () => promo,
    })
    await there('Try again')
    loyalty = points()
    button('Try again')?.click()
    await shown('Your welcome reward could not be loaded')
    promo = { promo: { code: 'WELCOME10', name: 'Welcome' } }
    button('Try again')?.click()
    await shown('WELCOME10')
  })

  const news = { email: 'maya@example.com', phone: '+12125550144', subscriptions: [] }

  it('F4: says that it is not known whether the shopper is a member, and tries again', async () => {
    let profile: unknown = refuse(500, 'GEN500')
    await show(AccountSubscriptions, { [under('subscription')]: news, [consumer]: () => profile })
    await there('Try again')
    expect(place.element.querySelector('form')).to.equal(null)
    profile = member
    button('Try again')?.click()
    await until(() => place.element.querySelector('[name=loyalty]'), 'No box for the members’ letter')
  })

  it('F4: a save without an agreement leads to the box that it is about', async () => {
    const { callsTo } = await show(AccountSubscriptions, {
      [under('subscription')]: news,
      [consumer]: { consumerProfile: aProfile() },
    })
    const box = await until(() => place.element.querySelector<HTMLInputElement>('[name=sms]'), 'No box')
    box.click()
    await there('Agree to texts')
    const save = await there('Save')
    for (let press = 1; press <= 2; press += 1) {
      save.focus()
      save.click()
      await until(() => document.activeElement?.getAttribute('name') === 'sms', 'The focus stays')
    }
    expect(callsTo('PUT /consumers-v3/consumer/subscription')).to.deep.equal([])
  })
})
