import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOf } from './account/places'
import { routeOf, routes } from './routes'
import { ReloadPage } from './shell/reload-page'
import { routeOf as routeInWindow } from './window/routes'

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
  '/confirm-newsletter',
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
  '/compare',
  '/size-chart/footwear',
  '/size-chart/apparel',
])('M1: %s has a screen', path => {
  expect(routeOf(`/en-us${path}`)?.path).toBe(path)
  expect(routeOf(`/fr-fr${path}/`)?.path).toBe(path)
  expect(routeOf(`/pre/fr-fr${path}`)?.path).toBe(path)
})

test('A6: a password is changed in the account’s frame, beside the profile', () => {
  expect(routeOf('/en-us/account/password')?.inAccount).toBe(true)
  expect(placeOf('/account/password').name).toBe('profile')
})

test('checkout-site/README.md lists the address of every screen', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const isListed = (path: string) =>
    path.startsWith('/help/') ||
    page.includes(`/{locale}${path}\``) ||
    page.includes(`/{locale}${path}?`) ||
    page.includes(`\`${path.slice(path.lastIndexOf('/'))}\``)
  expect(routes.map(({ path }) => path).filter(path => path && !isListed(path))).toEqual([])
})

test('checkout-site/README.md lists no address without a screen', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const rows = page.split('\n').filter(line => line.startsWith('| `/{locale}'))
  const addresses = rows.flatMap(row => {
    const [first = '', ...others] = [...(row.split('|')[1] ?? '').matchAll(/`([^`?]+)[^`]*`/g)].map(([, path]) => path)
    const above = first.slice(0, first.lastIndexOf('/'))
    return [first, ...others.map(path => (path?.startsWith('/{locale}') ? path : above + path))]
  })
  const isServed = (address: string) =>
    address.endsWith('/…') || routeOf(address.replace('{locale}', 'en-us')) !== undefined
  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter(address => !isServed(address))).toEqual([])
})

test('every screen is shown by a test of views', () => {
  const folder = import.meta.dirname
  const screens = ['routes.ts', 'window/routes.ts'].flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/import\('[^']+'\), '(\w+)'/g)].map(([, name]) => name),
  )
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.tsx'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join()
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter(name => !new RegExp(`import .*\\b${name}\\b`).test(tests))).toEqual([])
})

test('M1: an address that is nobody’s has none', () => {
  expect(routeOf('/en-us/nowhere')).toBeUndefined()
})

test('the wallets’ window has a page of its own, where an order is confirmed too; each page loads the other one', () => {
  expect(routeOf('/en-us/express')?.screen).toBe(ReloadPage)
  expect(routeInWindow('/pre/en-us/express/')?.path).toBe('/express')
  expect(routeInWindow('/en-us/order-confirmation')?.path).toBe('/order-confirmation')
  expect(routeInWindow('/en-us/checkout')).toBeUndefined()
})
