import { scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { bugsGoTo } from '../core/runtime/bugs'
import { pageScope } from '../core/runtime/scope'
import { started } from '../core/runtime/started'
import { heedMocks } from '../core/site/heed-mocks'
import { followConsent } from './consent'
import { App, type AppProps } from './shell/app'
import { brandNamed } from './shell/brand'
import { configOf, dress, expectSignedIn, hasLocale, place } from './start'

export interface Site extends AppProps {
  /** Loads a screen before it is rendered. */
  fetchScreen: (pathname: string) => Promise<void>
}

/** Starts the shop in a page of the microsite. */
export function run(site: Site): void {
  // A browser without this lacks more; the page says what it needs.
  if (CSS.supports('color', 'color-mix(in srgb,red,red)') && hasLocale()) void start(place(), site)
}

async function start(root: HTMLElement, { fetchScreen, ...app }: Site): Promise<void> {
  // The page is the shop's own: whoever collects its errors hears of bugs, too.
  bugsGoTo(reportError)
  document.getElementById('needs')?.remove()
  const config = configOf(root)
  await heedMocks(config)
  dress(config.locale)
  expectSignedIn(config)
  const { brand, help } = root.dataset as { brand?: string; help?: string }
  scopeBind(brandNamed, { scope: pageScope })({ brand, help })
  scopeBind(started, { scope: pageScope })(config)
  await fetchScreen(location.pathname)
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
