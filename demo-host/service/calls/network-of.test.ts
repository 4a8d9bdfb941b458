import { expect, test } from 'vitest'
import { networkOf } from './network-of'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8::1:0:0:0:1', '2001:db8:0:1'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('whoever calls from %s is known as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
