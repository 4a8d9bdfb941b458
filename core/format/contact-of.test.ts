import { expect, test } from 'vitest'
import { anAddress, anOrder } from '../testing/an-order'
import { buyerOf, contactOf } from './contact-of'

const noor = anAddress({ firstName: 'Noor', lastName: 'Haddad' })
const gift = anOrder({ shippingAddress: [noor], billingAddress: noor })

test('C9: an order thanks whoever has the account, where its bill names who gets the parcel', () => {
  expect(buyerOf(gift, { firstName: 'Maya' })).toEqual({ firstName: 'Maya', lastName: '' })
  expect(buyerOf(gift, { firstName: 'Maya', lastName: 'Okafor' })).toEqual({ firstName: 'Maya', lastName: 'Okafor' })
})

test.each([
  ['a guest', null],
  ['an account without a name', { firstName: null }],
  ['an account of that name', { firstName: 'Noor' }],
])('C9: an order of %s thanks whoever is billed', (_whose, account) => {
  expect(buyerOf(gift, account)).toEqual({ firstName: 'Noor', lastName: 'Haddad' })
  expect(buyerOf(anOrder({ shippingAddress: [noor], billingAddress: null }), account)).toMatchObject({
    firstName: 'Noor',
  })
})

test('C9: of an order that goes nowhere, whoever is billed is notified', () => {
  expect(contactOf(anOrder({ shippingAddress: [], billingAddress: noor }))).toEqual(noor)
})
