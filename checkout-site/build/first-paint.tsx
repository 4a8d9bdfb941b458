import { allSettled, fork } from 'effector'
import { Provider, useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { started } from '../../core/runtime/started'
import { LockIcon, PersonIcon } from '../../widgets/ui/icon'
import { Steps } from '../../widgets/ui/steps'
import { $words as $cartWords } from '../screens/cart/cart.words'
import { ShippingGhost } from '../screens/shipping/shipping-ghost'
import { $brand } from '../shell/brand'
import { $words } from '../shell/shell.words'
import { FormGhost, LinesGhost } from '../shell/state'
import { SummaryPanel } from '../shell/summary-panel'
import { Wordmark } from '../shell/wordmark'

/** What a screen shows before its scripts have come, in the words of a locale: as React shows it before the first answer. */
export async function firstPaintOf(screen: string, locale: string, brand: string): Promise<string> {
  const scope = fork({ values: [[$brand, brand]] })
  const params = { key: '', locale, api: '', checkout: '', channel: 'ECOMM', trust: 'first-party' } as const
  await allSettled(started, { scope, params })
  const View = screen === '/cart' ? Cart : screen.startsWith('/checkout') ? Step : Other
  const root = `/${locale.toLowerCase()}`
  return renderToStaticMarkup(
    <Provider value={scope}>
      <View root={root} place={screen} />
    </Provider>,
  )
}

interface ViewProps {
  /** Where the locale's screens begin. */
  root: string
  place: string
}

function Step({ root, place }: ViewProps) {
  const words = useUnit($words)
  const steps = Object.entries(words.steps)
  const here = Math.max(
    0,
    steps.findIndex(([step]) => place.endsWith(step)),
  )
  const items = steps.map(([step, label], at) => ({
    label,
    here: at === here,
    ...(at < here ? { href: `${root}/checkout/${step}` } : {}),
  }))
  const summary = (isWide: boolean) => (
    <SummaryPanel label={words.orderSummary} sum="" isWide={isWide}>
      <LinesGhost />
    </SummaryPanel>
  )
  return (
    <div className="co first">
      <div className="mainc">
        <div className="inner">
          <Head>
            <span>
              <LockIcon small />
              {words.secure}
            </span>
          </Head>
          {summary(false)}
          <main>
            <Steps label={words.checkout} steps={items} />
            {here ? <FormGhost label={words.loading} /> : <ShippingGhost />}
          </main>
        </div>
      </div>
      {summary(true)}
    </div>
  )
}

function Cart() {
  const { shell, words } = useUnit({ shell: $words, words: $cartWords })
  return (
    <div className="plain first">
      <Head>
        <a className="help" href="/">
          {shell.continueShopping}
        </a>
      </Head>
      <main>
        <div aria-busy="true">
          <span className="vh" role="status">
            {words.loading}
          </span>
          <LinesGhost />
        </div>
      </main>
    </div>
  )
}

function Other() {
  const words = useUnit($words)
  return (
    <div className="plain">
      <main>
        <FormGhost label={words.loading} fields={3} />
      </main>
    </div>
  )
}

function Head({ children }: { children: ReactNode }) {
  const { words, brand } = useUnit({ words: $words, brand: $brand })
  return (
    <header className="cohead">
      <Wordmark href="/" label={words.home(brand)} brand={brand} />
      {children}
      {/* biome-ignore lint/a11y/useValidAnchor: whoever left now would leave the code behind that brings their bag */}
      <a className="who">
        <PersonIcon small />
        {words.signIn}
      </a>
    </header>
  )
}
