import '../widgets/ui/sheets'
import './shell/type.css'
import './shell/brand.css'
import './shell/frame.css'
import './shell/scheme.css'
import './shell/plain.css'
import './shell/needs.css'
import './shell/who.css'
import './shell/form.css'
import './shell/state.css'
import './shell/order-summary.css'
import '../core/wiring/from-the-start'
import '../core/wiring/checkout/delivery-and-cart'
import '../core/wiring/checkout/checkout-and-cart'
import '../core/wiring/checkout/shipping-step-is-done'
import '../core/wiring/checkout/order-ends-the-cart'
import '../core/wiring/checkout/refused-order'
import '../core/wiring/session/shopper-is-known-by-name'
import '../core/wiring/session/signed-out-leaves-nothing'
import '../core/wiring/session/sign-in-takes-guest-cart'
import '../core/wiring/session/lost-items-are-shown'
import '../core/wiring/session/cart-outlasts-its-token'
import '../core/wiring/cart/cart-says-what-failed'
import '../core/wiring/cart/lost-cart-is-regained'
import '../core/wiring/cart/left-purchase-is-shown'
import '../core/wiring/analytics/follow-cart'
import '../core/wiring/analytics/follow-coupons'
import '../core/wiring/analytics/follow-checkout'
import '../core/wiring/analytics/follow-looks'
import '../core/wiring/analytics/need-consent'
import { scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { bugsGoTo } from '../core/runtime/bugs'
import { pageScope } from '../core/runtime/scope'
import { started } from '../core/runtime/started'
import { loadMocks } from '../core/site/load-mocks'
import { whenWordsCame } from '../core/site/words'
import { followConsent } from './consent'
import { App, type AppProps } from './shell/app'
import { brandNamed } from './shell/brand'
import { applyLocale, canRun, configOf, expectSignedIn, hasLocale, place } from './start'

export interface Site extends AppProps {
  /** Loads a screen before it is rendered. */
  fetchScreen: (pathname: string) => Promise<void>
}

/** Starts the shop in a page of the microsite. */
export function run(site: Site): void {
  if (canRun() && hasLocale()) void start(place(), site)
}

async function start(root: HTMLElement, { fetchScreen, ...app }: Site): Promise<void> {
  // The page is the shop's own: whoever collects its errors learns of bugs, too.
  bugsGoTo(reportError)
  document.getElementById('needs')?.remove()
  const config = configOf(root)
  await loadMocks(config)
  applyLocale(config.locale)
  expectSignedIn(config)
  const { brand, help } = root.dataset as { brand?: string; help?: string }
  scopeBind(brandNamed, { scope: pageScope })({ brand, help })
  scopeBind(started, { scope: pageScope })(config)
  await fetchScreen(location.pathname)
  await whenWordsCame()
  // As a transition it renders in slices, while the first paint stays visible.
  startTransition(() =>
    createRoot(root).render(
      <Provider value={pageScope}>
        <App {...app} />
      </Provider>,
    ),
  )
  followConsent(root, config)
}
