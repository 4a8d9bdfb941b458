import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'
import { expect, test } from 'vitest'
import { routes } from '../routes'
import { routeViewsOf } from './route-views'

const parsed = (source: string) => parseAst(transformSync(source, { loader: 'ts' }).code)
const rest = "export const NotFound = lazily(() => import('./not-found'), 'N')\n"
const viewsIn = (file: string) => routeViewsOf(parsed(readFileSync(new URL(file, import.meta.url), 'utf8')))
const own = () => viewsIn('../routes.ts')

test('a page is made for every screen by its line in routes.ts, and one for all other addresses', () => {
  expect(own().map(({ place }) => place)).toEqual([...routes.map(({ path }) => path), '*'])
})

test('a page waits for the view of its screen, and in the account for the frame too', () => {
  const viewsOf = (place: string) => own().find(found => found.place === place)?.views
  expect(viewsOf('/checkout')).toEqual(['./screens/shipping/shipping'])
  expect(viewsOf('/cart')).toEqual(['./screens/cart/cart'])
  expect(viewsOf('/account/orders')).toEqual(['./account/frame', './screens/account-orders/account-orders'])
  expect(viewsOf('*')).toEqual(['./screens/not-found/not-found'])
})

test('a page that leaves all other addresses to another one has a view for its own screens alone', () => {
  expect(viewsIn('../window/routes.ts')).toEqual([
    { place: '/express', views: ['../screens/express/express'] },
    { place: '/order-confirmation', views: ['../screens/confirmation/confirmation'] },
  ])
})

test('a screen whose file cannot be told stops the build with a sentence', () => {
  const routes = `${rest}export const routes = [{ path: '/a', screen: somewhere() }]`
  expect(() => routeViewsOf(parsed(routes))).toThrow(/does not say which file shows the screen of '\/a'/)
})
