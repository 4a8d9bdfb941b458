import { type ComponentType, createElement, use } from 'react'
import type { Step } from '../core/checkout'
import { Shipping } from './screens/shipping/shipping'

type Screen = ComponentType | (ComponentType & { fetch: () => Promise<ComponentType> })

/** One screen: its place after the locale, what it shows, and of which step of checkout it is part. */
export type Route = { readonly path: string; readonly screen: Screen; readonly step?: Step }

const cart = lazily(() => import('./screens/cart/cart'), 'CartScreen')

const page = lazily(() => import('./screens/page/page'), 'PageScreen')

/** Every screen of the microsite, one line each; the first step is there at once, all others when they are needed. */
export const routes: readonly Route[] = [
  { path: '/checkout/shipping', screen: Shipping, step: 'shipping' },
  { path: '/checkout/billing', screen: lazily(() => import('./screens/billing/billing'), 'Billing'), step: 'billing' },
  { path: '/checkout/summary', screen: lazily(() => import('./screens/summary/summary'), 'Summary'), step: 'summary' },
  { path: '/checkout', screen: Shipping, step: 'shipping' },
  { path: '/order-confirmation', screen: lazily(() => import('./screens/confirmation/confirmation'), 'Confirmation') },
  { path: '/cart', screen: cart },
  { path: '', screen: cart },
  { path: '/favorites', screen: lazily(() => import('./screens/favorites/favorites'), 'FavoritesScreen') },
  { path: '/order', screen: lazily(() => import('./screens/order-look-up/order-look-up'), 'OrderLookUp') },
  { path: '/sign-in', screen: lazily(() => import('./screens/sign-in/sign-in'), 'SignIn') },
  {
    path: '/sign-in-window',
    screen: lazily(() => import('./screens/sign-in-window/sign-in-window'), 'SignInWindow'),
  },
  { path: '/sign-up', screen: lazily(() => import('./screens/sign-up/sign-up'), 'SignUp') },
  {
    path: '/forgot-password',
    screen: lazily(() => import('./screens/forgot-password/forgot-password'), 'ForgotPassword'),
  },
  {
    path: '/reset-password',
    screen: lazily(() => import('./screens/reset-password/reset-password'), 'ResetPassword'),
  },
  {
    path: '/account/password',
    screen: lazily(() => import('./screens/change-password/change-password'), 'ChangePassword'),
  },
  { path: '/sale-terms', screen: page },
  { path: '/privacy', screen: page },
  { path: '/help/contact-us', screen: page },
  { path: '/help/returns/how-to-return', screen: page },
  { path: '/loyalty', screen: page },
  { path: '/loyalty-terms', screen: page },
  { path: '/brand-terms', screen: page },
  { path: '/sms-terms', screen: page },
  { path: '/associate-discount-terms', screen: page },
]

/** For every other address. */
export const NotFound = lazily(() => import('./screens/not-found/not-found'), 'NotFound')

/** The route of an address, as far as it is one of ours. */
export function routeOf(pathname: string): Route | undefined {
  const place = pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '')
  return routes.find(({ path }) => path === place)
}

/** Has the screen of an address fetched before it is rendered; where that fails, whoever renders it meets the failure. */
export async function fetchScreen(pathname: string): Promise<void> {
  const screen = routeOf(pathname)?.screen
  const fetched = screen && 'fetch' in screen ? screen.fetch() : undefined
  // React takes a promise that says so for kept; else it would show what stands in the screen's place first.
  await fetched?.then(value => Object.assign(fetched, { status: 'fulfilled', value })).catch(() => {})
}

function lazily<Name extends string>(load: () => Promise<{ [Key in Name]: ComponentType }>, name: Name) {
  let fetched: Promise<ComponentType> | undefined
  const fetch = () => {
    fetched ??= load().then(views => views[name])
    return fetched
  }
  return Object.assign(() => createElement(use(fetch())), { fetch })
}
