import { useUnit } from 'effector-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { $challenge } from '../../core/checkout'
import { $isOnline } from '../../core/runtime/page-events'
import { $session } from '../../core/session'
import { $wasOffered } from '../../core/session/arrival'
import { optionalPart, optionalPartLater } from './optional-part'
import { Boundary } from './boundary'
import { $words } from './shell.words'
import type { Route } from './route'
import { State } from './state'
import { ToastList } from './toast-list'
import { part } from './part'
import { Waiting } from './waiting'

const TermsOnce = optionalPart(async () => (await import('../person/terms-once')).TermsOnce)
const SellingBar = optionalPart(async () => (await import('../in-store/selling-bar')).SellingBar)
const Foot = optionalPartLater(async () => (await import('./foot')).Foot)
const OfferedCart = optionalPart(async () => (await import('../offered-cart/offered-cart')).OfferedCart)
const ThreeDs = part(async () => (await import('../three-ds/three-ds')).ThreeDs)

export interface AppProps {
  routeOf: (pathname: string) => Route | undefined
  /** Shown at an address without a route. */
  Unknown: ComponentType
  /** Around each screen. It stays when the screen changes. */
  Frame: ComponentType<{ route: Route | undefined; children: ReactNode }>
}

/** What every page of the microsite shows around its screens. */
export function App({ routeOf, Unknown, Frame }: AppProps) {
  const { words, isOnline, challenge, wasOffered, session } = useUnit({
    words: $words,
    isOnline: $isOnline,
    challenge: $challenge,
    wasOffered: $wasOffered,
    session: $session,
  })
  const route = routeOf(usePathname())
  const Screen = route?.screen ?? Unknown
  const broken = (
    <div className="plain">
      <main>
        <State title={words.brokenTitle} action={{ label: words.reload, press: () => location.reload() }}>
          {words.brokenText}
        </State>
      </main>
    </div>
  )
  return (
    <>
      <div role="status">{isOnline ? null : <p className="offline">{words.offline}</p>}</div>
      <Suspense>{session?.isAssociate ? <SellingBar /> : null}</Suspense>
      <Suspense>{wasOffered ? <OfferedCart /> : null}</Suspense>
      <Boundary instead={broken}>
        <Suspense fallback={<Waiting />}>
          <Frame route={route}>
            <Screen />
          </Frame>
        </Suspense>
        <Suspense>{session?.consumerType === 'EMPLOYEE' ? <TermsOnce /> : null}</Suspense>
        <Suspense>{challenge ? <ThreeDs /> : null}</Suspense>
      </Boundary>
      <Suspense>{route?.isFramed ? null : <Foot />}</Suspense>
      <ToastList />
    </>
  )
}
