import { expect, it } from 'vitest'
import { cartPage } from './own-pages'

it('the shop’s own cart is in the page’s language, or in the visitor’s where the page names none in full', () => {
  expect(cartPage('https://shop.test', 'fr-FR')).toBe('https://shop.test/fr-fr/cart')
  expect(cartPage('https://shop.test/pay/', 'en-US')).toBe('https://shop.test/pay/en-us/cart')
  expect(cartPage('https://shop.test', 'fr')).toBe('https://shop.test/')
  expect(cartPage('https://shop.test', '')).toBe('https://shop.test/')
})
