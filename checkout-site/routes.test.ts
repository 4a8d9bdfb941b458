import { expect, test } from 'vitest'
import { routeOf } from './routes'

test.each([
  '/help/contact-us',
  '/help/returns/how-to-return',
  '/loyalty',
  '/loyalty-terms',
  '/brand-terms',
  '/sale-terms',
  '/sms-terms',
  '/associate-discount-terms',
  '/privacy',
  '/cart',
  '/favorites',
  '/checkout',
  '/order-confirmation',
  '/newsletter',
  '/forgot-password',
  '/sign-up',
  '/enrolment',
  '/associate-login',
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/payment',
  '/account/loyalty',
  '/account/notify-me',
  '/account/subscriptions',
  '/account/profile',
  '/account/passkeys',
  '/account/data',
  '/account/warranty',
  '/account/password',
  '/sign-in',
  '/reset-password',
])('M1: %s has a screen', path => {
  expect(routeOf(`/en-us${path}`)?.path).toBe(path)
  expect(routeOf(`/fr-fr${path}/`)?.path).toBe(path)
  expect(routeOf(`/pre/fr-fr${path}`)?.path).toBe(path)
})

test('M1: an address that is nobody’s has none', () => {
  expect(routeOf('/en-us/nowhere')).toBeUndefined()
})
