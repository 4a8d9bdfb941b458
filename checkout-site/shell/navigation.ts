import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { $cart } from '../../core/cart'
import { supplyCheckWanted } from '../../core/cart/upkeep'
import {
  $isProcessing,
  $step,
  checkoutEntered,
  orderPlaced,
  type Step,
  stepOpened,
  stepReached,
  steps,
} from '../../core/checkout'
import { handoffFor } from '../../core/http/known-session'
import { keepInAddress } from '../../core/runtime/handoff-address'
import { started } from '../../core/runtime/started'
import { $isSignedIn, $offer } from '../../core/session/arrival'
import { orderBrought, signedIn, signedOut } from '../../core/session/signing'
import { goToFx } from '../../core/runtime/go-to'
import { $config, $locale } from '../../core/site/config'
import { isPreview, previewPath } from '../../core/format/page-type'
import { doors, returnAddress } from '../screens/sign-in/return-address'
import { $home } from './home'

/** The page's address changed, by a link, by the browser's own buttons, or by the shop. */
const pathChanged = createEvent<string>()

/** Goes to a screen of the microsite; `isBack` leaves no way back to the one that is shown. */
export const goFx = createEffect(({ to, isBack }: { to: string; isBack?: boolean }) => {
  if (location.pathname !== to) navigate(to, { replace: isBack === true })
})

const listenFx = attach({
  source: $config,
  effect: config => {
    const changed = scopeBind(pathChanged, { safe: true })
    const tell = () => changed(location.pathname)
    // wouter makes events of pushState and replaceState.
    for (const name of ['popstate', 'pushState', 'replaceState']) window.addEventListener(name, tell)
    // A link with another cart, opened in this very page, is only looked at when the page loads.
    window.addEventListener('hashchange', () => handoffFor(config) && location.reload())
    tell()
  },
})

const $path = createStore('').on(pathChanged, (_current, path) => path)

/** Where this locale's screens begin: `/en-us`, in preview `/pre/en-us`. */
export const $root = combine($path, $locale, (path, locale) => previewPath(`/${locale.toLowerCase()}`, isPreview(path)))

/** What the address says after its locale: `/checkout/billing`. */
const $place = combine($path, $root, (path, root) => path.slice(root.length).replace(/\/$/, ''))

/** Where the cart is seen, before it is bought; checkout is one screen, whatever its step. */
export const $screen = $place.map(place => {
  if (isUnder(place, '/checkout')) return 'checkout'
  return place === '/cart' ? 'cart' : null
})

sample({ clock: started, fn: () => {}, target: listenFx })

sample({
  clock: pathChanged,
  source: $place,
  filter: place => stepOf(place) !== null,
  fn: place => stepOf(place) as Step,
  target: stepOpened,
})

sample({
  clock: pathChanged,
  source: $place,
  filter: place => place === '/checkout',
  fn: () => {},
  target: checkoutEntered,
})

// What cannot be had any more is told on the cart's page, and taken out where checkout begins.
sample({
  clock: $screen,
  filter: screen => screen !== null,
  fn: screen => (screen === 'cart' ? ('told' as const) : ('taken-out' as const)),
  target: supplyCheckWanted,
})

// While the shopper is asked about a cart, its code stays in the address from screen to screen.
sample({
  clock: [pathChanged, $offer],
  source: $offer,
  filter: offer => offer !== null,
  fn: offer => offer?.handoff ?? '',
  target: createEffect(keepInAddress),
})

sample({
  clock: stepReached,
  source: $root,
  fn: (root, step) => ({ to: `${root}/checkout/${step}` }),
  target: goFx,
})

sample({
  clock: orderPlaced,
  source: $root,
  fn: root => ({ to: `${root}/order-confirmation`, isBack: true }),
  target: goFx,
})

// A new account that nobody sent here goes on with the steps of enrolment.
sample({
  clock: signedIn,
  source: { place: $place, root: $root },
  filter: ({ place }, { orderNo }) => (doors.includes(place) && place !== '/associate-login') || Boolean(orderNo),
  fn: ({ place, root }, { orderNo }) => ({
    to: orderNo
      ? `${root}/account`
      : returnAddress(location.search, root, /sign-up|enrolment/.test(place) ? '/enrolment' : '/cart'),
    isBack: true,
  }),
  target: goFx,
})

// A door's address may name the order that a guest placed: it goes along.
sample({
  clock: pathChanged,
  source: $place,
  filter: place => doors.includes(place) && orderInAddress() !== null,
  fn: () => orderInAddress() ?? '',
  target: orderBrought,
})

// The account is for who has signed in: everybody else does so first, and comes back.
sample({
  clock: pathChanged,
  source: { place: $place, root: $root, isSignedIn: $isSignedIn },
  filter: ({ place, isSignedIn }) => isUnder(place, '/account') && !isSignedIn,
  fn: ({ root, place }) => ({
    to: `${root}/sign-in?from=${encodeURIComponent(root + place + location.search)}`,
    isBack: true,
  }),
  target: goFx,
})

// Whoever signs out on a screen of their account goes home.
sample({
  clock: signedOut,
  source: { place: $place, home: $home },
  filter: ({ place }) => place === '' || owned.some(screen => isUnder(place, screen)),
  fn: ({ home }) => home,
  target: goToFx,
})

// A step whose earlier steps are not complete leads to the first of those.
sample({
  clock: [pathChanged, $step, $cart],
  source: { place: $place, step: $step, cart: $cart, root: $root, isProcessing: $isProcessing },
  filter: ({ place, step, cart, isProcessing }) =>
    isUnder(place, '/checkout') && !!cart?.items.length && !isProcessing && stepOf(place) !== step,
  fn: ({ root, step }) => ({ to: `${root}/checkout/${step}`, isBack: true }),
  target: goFx,
})

/** Screens that show what is somebody's own. */
const owned = ['/cart', '/checkout', '/order-confirmation', '/order', '/favorites', '/account', '/enrolment']

const orderInAddress = () => new URLSearchParams(location.search).get('order')

function stepOf(place: string): Step | null {
  return steps.find(step => place === `/checkout/${step}`) ?? null
}

function isUnder(place: string, screen: string): boolean {
  return place === screen || place.startsWith(`${screen}/`)
}
