import { expect, test } from 'vitest'
import { locales } from '../../../core/shapes/languages'
import { RETURN_DAYS } from '../orders/return-days'
import type { OrderRow } from '../repositories/orders'
import { orderMail } from './order-mail'

const configuration = { shopOrigin: 'https://shop.example' } as Parameters<typeof orderMail>[3]
const maya = {
  ...{ firstName: 'Maya', lastName: 'Okafor', countryCode: 'US', country: 'United States' },
  ...{ addressLine1: '418 Alder Street', city: 'Portland', province: 'OR', region: 'Oregon', postalCode: '97205' },
}
const totals = { itemSubTotal: 112, totalDiscount: 0, tax: 0, total: 112, taxation: 'net' }

const orderIn = (locale: string) =>
  ({
    ...{ order_number: '123456789012', email: 'maya@example.com', currency: 'USD', locale, placed_at: new Date() },
    document: {
      ...{
        totals,
        items: [],
        payment_instruments: [],
        currency: 'USD',
        billingAddress: maya,
        shippingAddress: [{ ...maya, shippingId: 'home' }],
      },
      ...{ shipments: [{ shippingId: 'home', class: 'home' }], shippingMethod: null },
    },
  }) as unknown as OrderRow

test.each(locales)('F5: the mail of a delivered order says in %s for how long it can be sent back', locale => {
  const { paragraphs } = orderMail(
    'order-delivered',
    orderIn(locale),
    { parcel: null, account: null },
    configuration,
  ).content
  expect(paragraphs.join()).toContain(String(RETURN_DAYS))
  expect(paragraphs.join().match(/\d+/g)).toEqual([String(RETURN_DAYS)])
})

test('F5: a mail has the address of the parcel as it is written on it', () => {
  const { facts } = orderMail(
    'order-confirmation',
    orderIn('en-US'),
    { parcel: null, account: null },
    configuration,
  ).content
  expect(facts?.find(({ label }) => label === 'Ships to')?.value).toBe(
    'Maya Okafor\n418 Alder Street\nPortland, OR 97205\nUnited States',
  )
})

test('C9: the mail of an order greets whoever has the account, also where the bill names who gets the parcel', () => {
  const account = { firstName: 'Ada', lastName: 'Young' }
  const { greeting } = orderMail(
    'order-confirmation',
    orderIn('en-US'),
    { parcel: null, account },
    configuration,
  ).content
  expect(greeting).toBe('Hello Ada,')
})

test('F5: the confirmation says what paid for the order, each with its sum', () => {
  const order = orderIn('en-US')
  const paid = {
    reward: { points: 1000, amountInCurrency: 10 },
    payment_instruments: [
      { payment_method_id: 'ATHLETES_PAYMENT', amount: 60 },
      { payment_method_id: 'GIFT_CARD', amount: 20, giftCard: { number: '•••• 7445', balance: 0 } },
      {
        payment_method_id: 'CREDIT_CARD',
        amount: 22,
        card: { main: true, brand: 'visa', last4: '1111', address: null },
      },
      { payment_method_id: 'PAYPAL', amount: 0 },
    ],
  }
  const mailed = { ...order, document: { ...order.document, ...paid } } as unknown as OrderRow
  const { facts } = orderMail('order-confirmation', mailed, { parcel: null, account: null }, configuration).content
  expect(facts).toContainEqual({
    label: 'Paid with',
    value: [
      'Voucher for 1,000 points, $10.00',
      'Athlete credit, $60.00',
      'Gift card ending 7445, $20.00',
      'Card ending 1111, $22.00',
    ].join('\n'),
  })
})
