import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { $cart, $isApart } from '../../core/cart'
import { bagWanted, basketLeft } from '../../core/cart/apart'
import { supplyCheckWanted, takeInFx } from '../../core/cart/upkeep'
import {
  $isProcessing,
  $step,
  checkoutEntered,
  orderPlaced,
  type Step,
  stepClosed,
  stepOpened,
  stepReached,
  steps,
} from '../../core/checkout'
import { holdTokenFx } from '../../core/http/hold-token'
import { tokenReceived } from '../../core/http/token'
import { handoffFor } from '../../core/http/known-session'
import { keepInAddress } from '../../core/runtime/handoff-address'
import { showHereFx } from '../../core/runtime/show-here'
import { started } from '../../core/runtime/started'
import { $session } from '../../core/session'
import { $arrival, $isSignedIn, $offer, ownerRequested } from '../../core/session/arrival'
import { leftElsewhere } from '../../core/session/leaving'
import { $lostOrder, orderBrought, signedIn, signedOut } from '../../core/session/signing'
import { goToFx } from '../../core/runtime/go-to'
import { $config, $locale } from '../../core/site/config'
import { cartShown } from '../../core/wiring/checkout/checkout-and-cart'
import { isPreview, previewPath } from '../../core/format/preview-path'
import { signInPages, hasReturn, returnAddress } from '../screens/sign-in/return-address'
import { $referringPage, $home } from './home'
import { cartScreenOf, isUnder } from './route'

/** By a link, the browser's own buttons, or the shop. */
const pathChanged = createEvent<string>()

/** `isBack` replaces the current entry of the history. */
export const goFx = createEffect(({ to, isBack }: { to: string; isBack?: boolean }) => {
  if (location.pathname !== to) navigate(to, { replace: isBack === true })
})

showHereFx.use(path => {
  navigate(path)
  return true
})

const listenFx = attach({
  source: $config,
  effect: config => {
    const changed = scopeBind(pathChanged, { safe: true })
    const report = () => changed(location.pathname)
    // wouter dispatches events for pushState and replaceState.
    for (const name of ['popstate', 'pushState', 'replaceState']) window.addEventListener(name, report)
    // A link with another cart, opened on this very page, only changes the hash, so the page must reload.
    window.addEventListener('hashchange', () => handoffFor(config) && location.reload())
    report()
  },
})

const $path = createStore('').on(pathChanged, (_current, path) => path)

/** The path before this locale's screens: `/en-us`, in preview `/pre/en-us`. */
export const $root = combine($path, $locale, (path, locale) => previewPath(`/${locale.toLowerCase()}`, isPreview(path)))

/** The path after the locale: `/checkout/billing`. */
const $place = combine($path, $root, (path, root) => path.slice(root.length).replace(/\/$/, ''))

export const $screen = $place.map(cartScreenOf)

const $isHeld = combine($isProcessing, takeInFx.pending, (isProcessing, isRebuilt) => isProcessing || isRebuilt)

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

sample({ clock: $screen, filter: screen => screen !== 'checkout', fn: () => {}, target: stepClosed })

sample({ clock: $screen, filter: screen => screen !== null, fn: () => {}, target: cartShown })

// The cart page reports unavailable items, and checkout removes them.
sample({
  clock: $screen,
  filter: screen => screen !== null,
  fn: screen => (screen === 'cart' ? ('reported' as const) : ('removed' as const)),
  target: supplyCheckWanted,
})

// While the shopper is asked about a cart, its code stays in the address.
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

// A single item that is bought at once leads there, too, as with a wallet.
sample({
  clock: orderPlaced,
  source: { root: $root, isApart: $isApart },
  fn: ({ root, isApart }) => ({
    to: `${root}/order-confirmation${isApart ? '?storeContext=product' : ''}`,
    isBack: true,
  }),
  target: goFx,
})

// A tab that shows the shopper's own bag no longer pays for what it wanted before.
sample({
  clock: pathChanged,
  source: $place,
  filter: place => /^(\/(cart|favorites|account)(\/|$)|$)/.test(place),
  fn: () => {},
  target: bagWanted,
})

// Here it is shown, or what a page wants bought now.
sample({
  clock: pathChanged,
  source: $place,
  filter: place => isUnder(place, '/express'),
  fn: () => {},
  target: basketLeft,
})

// A new account without a page to return to continues with enrolment. Whom a page of another site sent to sign in stays here, where the way back is shown.
sample({
  clock: signedIn,
  source: { place: $place, root: $root, cameFrom: $referringPage, lostOrder: $lostOrder },
  filter: ({ place, cameFrom, lostOrder }, { orderNo }) => {
    const isSent = place === '/sign-in' && cameFrom !== null && !hasReturn(location.search)
    return Boolean(orderNo ?? lostOrder) || (signInPages.includes(place) && place !== '/associate-login' && !isSent)
  },
  fn: ({ place, root, lostOrder }, { orderNo }) => {
    if (orderNo) return { to: `${root}/account`, isBack: true }
    if (lostOrder) return { to: `${root}/order?number=${encodeURIComponent(lostOrder)}`, isBack: true }
    const start = /sign-up|enrolment/.test(place) ? '/enrolment' : '/cart'
    return { to: returnAddress(location.search, root, start), isBack: true }
  },
  target: goFx,
})

// The address of sign-in or sign-up may have a guest's order number, which is kept.
sample({
  clock: pathChanged,
  source: $place,
  filter: place => signInPages.includes(place) && orderInAddress() !== null,
  fn: () => orderInAddress() ?? '',
  target: orderBrought,
})

const accountOpened = sample({
  clock: pathChanged,
  source: { place: $place, isSignedIn: $isSignedIn },
  filter: ({ place, isSignedIn }) => isUnder(place, '/account') && !isSignedIn,
  fn: () => {},
})

const $isAsked = combine($session, $arrival, (session, arrival) => session !== null || arrival !== 'none')

/** Until it is known who opened the account. */
export const $isOwnerAwaited = createStore(false)
  .on(ownerRequested, () => true)
  .reset(tokenReceived, holdTokenFx.finally)

// Another page of the shop may have signed the shopper in, whose cookie is here.
sample({ clock: accountOpened, source: $isAsked, filter: isAsked => !isAsked, fn: () => {}, target: ownerRequested })

// The account needs a sign-in, after which the shopper comes back.
sample({
  clock: [accountOpened, $isOwnerAwaited, leftElsewhere],
  source: { place: $place, root: $root, isSignedIn: $isSignedIn, isAsked: $isAsked, isAwaited: $isOwnerAwaited },
  filter: ({ place, isSignedIn, isAsked, isAwaited }) =>
    isUnder(place, '/account') && !isSignedIn && isAsked && !isAwaited,
  fn: ({ root, place }) => ({
    to: `${root}/sign-in?from=${encodeURIComponent(root + place + location.search)}`,
    isBack: true,
  }),
  target: goFx,
})

// Signing out on an account screen leads home.
sample({
  clock: signedOut,
  source: { place: $place, home: $home },
  filter: ({ place }) => place === '' || owned.some(screen => isUnder(place, screen)),
  fn: ({ home }) => home,
  target: goToFx,
})

// A step whose earlier steps are incomplete redirects to the first of those. A cart that is rebuilt gets its addresses back first.
sample({
  clock: [pathChanged, $step, $cart, takeInFx.pending],
  source: { place: $place, step: $step, cart: $cart, root: $root, isHeld: $isHeld },
  filter: ({ place, step, cart, isHeld }) =>
    isUnder(place, '/checkout') && !!cart?.items.length && !isHeld && stepOf(place) !== step,
  fn: ({ root, step }) => ({ to: `${root}/checkout/${step}`, isBack: true }),
  target: goFx,
})

/** Screens with personal data. */
const owned = ['/cart', '/checkout', '/order-confirmation', '/order', '/favorites', '/account', '/enrolment']

const orderInAddress = () => new URLSearchParams(location.search).get('order')

function stepOf(place: string): Step | null {
  return steps.find(step => place === `/checkout/${step}`) ?? null
}
