import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { $challenge } from '../../core/checkout'
import { $isOnline } from '../../core/runtime/page-events'
import { $session } from '../../core/session'
import { $wasOffered } from '../../core/session/arrival'
import { AccountFrame, NotFound, routeOf } from '../routes'
import { aside, asideLater } from './aside'
import { Boundary } from './boundary'
import { $words } from './shell.words'
import { FormGhost, State } from './state'
import { StepFrame } from './step-frame'
import { ToastList } from './toast-list'
import { part } from './part'

const DeliveryWatch = aside(async () => (await import('../stores/delivery-watch')).DeliveryWatch)
const TermsOnce = aside(async () => (await import('../person/terms-once')).TermsOnce)
const SellingBar = aside(async () => (await import('../in-store/selling-bar')).SellingBar)
const Foot = asideLater(async () => (await import('./foot')).Foot)
const OfferedCart = aside(async () => (await import('../offered-cart/offered-cart')).OfferedCart)
const ThreeDs = part(async () => (await import('../three-ds/three-ds')).ThreeDs)

export function App() {
  const { words, isOnline, challenge, wasOffered, session } = useUnit({
    words: $words,
    isOnline: $isOnline,
    challenge: $challenge,
    wasOffered: $wasOffered,
    session: $session,
  })
  const route = routeOf(usePathname())
  const Screen = route?.screen ?? NotFound
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
          {/* One frame for all steps, and one for the account, so that it stays when the screen changes. */}
          {route?.step ? (
            <StepFrame step={route.step}>
              <Screen />
            </StepFrame>
          ) : route?.inAccount ? (
            <AccountFrame>
              <Screen />
            </AccountFrame>
          ) : (
            <Screen />
          )}
        </Suspense>
        <Suspense>{route?.step ? <DeliveryWatch /> : null}</Suspense>
        <Suspense>{session?.consumerType === 'EMPLOYEE' ? <TermsOnce /> : null}</Suspense>
        <Suspense>{challenge ? <ThreeDs /> : null}</Suspense>
      </Boundary>
      <Suspense>
        <Foot />
      </Suspense>
      <ToastList />
    </>
  )
}

function Waiting() {
  const { words } = useUnit({ words: $words })
  return (
    <div className="plain">
      <main>
        <FormGhost label={words.loading} fields={3} />
      </main>
    </div>
  )
}
