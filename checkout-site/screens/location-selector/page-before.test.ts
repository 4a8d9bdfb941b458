import { expect, test } from 'vitest'
import { pageBeforeIn } from './page-before'

const from = (path: string) => `?from=${encodeURIComponent(path)}`

test.each([
  ['/en-us/order?from=mail', '/en-us', '/de-de/order?from=mail'],
  ['/pre/en-us/help/contact-us', '/pre/en-us', '/pre/de-de/help/contact-us'],
  ['', '/en-us', '/de-de'],
  ['', '/pre/en-us', '/pre/de-de'],
  ['/fr-fr/cart', '/en-us', '/de-de/cart'],
  ['/xx-xx/cart', '/en-us', '/de-de'],
  ['/pre/en-us/cart', '/en-us', '/de-de'],
  ['//elsewhere.example/en-us/cart', '/en-us', '/de-de'],
  ['/en-us/../../elsewhere', '/en-us', '/de-de'],
  ['https://elsewhere.example/en-us/cart', '/en-us', '/de-de'],
])('J14: another language keeps the page %s of %s', (path, root, address) => {
  expect(pageBeforeIn('de-DE', from(path), root)).toBe(address)
})
