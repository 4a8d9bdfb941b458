import { Shipping } from './screens/shipping/shipping'
import { fetchView, lazily } from './shell/lazily'
import { ReloadPage } from './shell/reload-page'
import { placeOf, type Route } from './shell/route'

const cart = lazily(() => import('./screens/cart/cart'), 'CartScreen')

const editorsPage = lazily(() => import('./screens/editors-page/editors-page'), 'EditorsPage')

const sizeChart = lazily(() => import('./screens/size-chart/size-chart'), 'SizeChartScreen')

const page = lazily(() => import('./screens/page/page'), 'PageScreen')

/** The first checkout step is in the first chunk; all others load when needed. */
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
  { path: '/account', screen: lazily(() => import('./screens/account/account'), 'Account'), inAccount: true },
  {
    path: '/account/orders',
    screen: lazily(() => import('./screens/account-orders/account-orders'), 'AccountOrders'),
    inAccount: true,
  },
  {
    path: '/account/order',
    screen: lazily(() => import('./screens/account-order/account-order'), 'AccountOrder'),
    inAccount: true,
  },
  {
    path: '/account/addresses',
    screen: lazily(() => import('./screens/account-addresses/account-addresses'), 'AccountAddresses'),
    inAccount: true,
  },
  {
    path: '/account/payment',
    screen: lazily(() => import('./screens/account-payment/account-payment'), 'AccountPayment'),
    inAccount: true,
  },
  {
    path: '/account/loyalty',
    screen: lazily(() => import('./screens/account-loyalty/account-loyalty'), 'AccountLoyalty'),
    inAccount: true,
  },
  {
    path: '/account/notify-me',
    screen: lazily(() => import('./screens/account-notify/account-notify'), 'AccountNotify'),
    inAccount: true,
  },
  {
    path: '/account/subscriptions',
    screen: lazily(() => import('./screens/account-subscriptions/account-subscriptions'), 'AccountSubscriptions'),
    inAccount: true,
  },
  {
    path: '/account/profile',
    screen: lazily(() => import('./screens/account-profile/account-profile'), 'AccountProfile'),
    inAccount: true,
  },
  {
    path: '/account/passkeys',
    screen: lazily(() => import('./screens/account-passkeys/account-passkeys'), 'AccountPasskeys'),
    inAccount: true,
  },
  {
    path: '/account/data',
    screen: lazily(() => import('./screens/account-data/account-data'), 'AccountData'),
    inAccount: true,
  },
  { path: '/account-erased', screen: lazily(() => import('./screens/account-erased/account-erased'), 'AccountErased') },
  {
    path: '/account/warranty',
    screen: lazily(() => import('./screens/account-warranty/account-warranty'), 'AccountWarranty'),
    inAccount: true,
  },
  {
    path: '/sign-in-window',
    screen: lazily(() => import('./screens/sign-in-window/sign-in-window'), 'SignInWindow'),
  },
  {
    path: '/associate-login',
    screen: lazily(() => import('./screens/associate-login/associate-login'), 'AssociateLogin'),
  },
  { path: '/enrolment', screen: lazily(() => import('./screens/enrolment/enrolment'), 'EnrolmentScreen') },
  { path: '/sign-up', screen: lazily(() => import('./screens/sign-up/sign-up'), 'SignUp') },
  { path: '/event', screen: lazily(() => import('./screens/event/event'), 'EventScreen') },
  { path: '/newsletter', screen: lazily(() => import('./screens/newsletter/newsletter'), 'Newsletter') },
  {
    path: '/forgot-password',
    screen: lazily(() => import('./screens/forgot-password/forgot-password'), 'ForgotPassword'),
  },
  {
    path: '/reset-password',
    screen: lazily(() => import('./screens/reset-password/reset-password'), 'ResetPassword'),
  },
  {
    path: '/confirm-email',
    screen: lazily(() => import('./screens/confirm-email/confirm-email'), 'ConfirmEmail'),
  },
  {
    path: '/confirm-newsletter',
    screen: lazily(() => import('./screens/confirm-newsletter/confirm-newsletter'), 'ConfirmNewsletter'),
  },
  {
    path: '/account/password',
    screen: lazily(() => import('./screens/change-password/change-password'), 'ChangePassword'),
    inAccount: true,
  },
  { path: '/compare', screen: lazily(() => import('./screens/compare/compare'), 'CompareScreen') },
  { path: '/size-chart/footwear', screen: sizeChart },
  { path: '/size-chart/apparel', screen: sizeChart },
  { path: '/store-locator', screen: lazily(() => import('./screens/store-locator/store-locator'), 'StoreLocator') },
  {
    path: '/location-selector',
    screen: lazily(() => import('./screens/location-selector/location-selector'), 'LocationSelector'),
  },
  { path: '/search', screen: lazily(() => import('./screens/search/search'), 'SearchScreen') },
  { path: '/preview', screen: lazily(() => import('./screens/preview/preview'), 'Preview') },
  {
    path: '/preview-frame',
    screen: lazily(() => import('./screens/preview-frame/preview-frame'), 'PreviewFrame'),
    isFramed: true,
  },
  { path: '/basecamp', screen: editorsPage },
  { path: '/gift-card', screen: editorsPage },
  { path: '/promotions', screen: editorsPage },
  { path: '/westend', screen: editorsPage },
  { path: '/sale-terms', screen: page },
  { path: '/privacy', screen: page },
  { path: '/help/contact-us', screen: lazily(() => import('./screens/contact-us/contact-us'), 'ContactUs') },
  { path: '/help/returns/how-to-return', screen: page },
  { path: '/imprint', screen: page },
  { path: '/withdrawal', screen: page },
  { path: '/loyalty', screen: page },
  { path: '/loyalty-terms', screen: page },
  { path: '/brand-terms', screen: page },
  { path: '/sms-terms', screen: page },
  { path: '/associate-discount-terms', screen: page },
]

export const NotFound = lazily(() => import('./screens/not-found/not-found'), 'NotFound')

export const AccountFrame = lazily(() => import('./account/frame'), 'AccountFrame')

export function routeOf(pathname: string): Route | undefined {
  const place = placeOf(pathname)
  // The wallets' window has a page of its own (window/routes.ts).
  if (place === '/express') return { path: place, screen: ReloadPage }
  return routes.find(({ path }) => path === place)
}

/** Loads a screen before it is rendered. */
export async function fetchScreen(pathname: string): Promise<void> {
  const route = routeOf(pathname)
  await Promise.all([fetchView(route?.screen), route?.inAccount ? fetchView(AccountFrame) : undefined])
}
