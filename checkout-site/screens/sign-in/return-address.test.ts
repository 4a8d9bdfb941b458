import { expect, test } from 'vitest'
import { returnAddress } from './return-address'

test.each([
  ['', '/en-us/cart'],
  ['?from=%2Fen-us%2Fcheckout%2Fbilling', '/en-us/checkout/billing'],
  ['?from=%2Fen-us%2Forder%3Fnumber%3D1', '/en-us/order?number=1'],
  ['?from=https%3A%2F%2Fevil.test', '/en-us/cart'],
  ['?from=%2F%2Fevil.test%2Fen-us%2F', '/en-us/cart'],
  ['?from=%2Fen-us%2F%2Fevil.test', '/en-us/cart'],
  ['?from=%2Fen-us%2F%5Cevil.test', '/en-us/cart'],
  ['?from=%2Fen-us%2F..%2F..%2Fevil', '/en-us/cart'],
  ['?from=%2Fen-us%2F%252e%252e%2Ffr-fr%2Fcart', '/en-us/cart'],
  ['?from=%2Fen-us%2F.%2Fsign-in', '/en-us/cart'],
  ['?from=%2Fen-us%2Fcheckout%2F..%2Fcart', '/en-us/cart'],
  ['?from=javascript%3Aalert(1)', '/en-us/cart'],
  ['?from=%2Fen-us%2Fsign-in', '/en-us/cart'],
  ['?from=%2Fen-us%2Fsign-up', '/en-us/cart'],
  ['?from=%2Fen-us%2Freset-password', '/en-us/cart'],
])('signing in at %s leads to %s', (search, address) => {
  expect(returnAddress(search, '/en-us')).toBe(address)
})

test('a new account that nobody sent here goes on with its steps', () => {
  expect(returnAddress('', '/en-us', '/enrolment')).toBe('/en-us/enrolment')
  expect(returnAddress('?from=%2Fen-us%2Fcheckout%2Fbilling', '/en-us', '/enrolment')).toBe('/en-us/checkout/billing')
})
