import { useUnit } from 'effector-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import {
  $furthest,
  $isChecking,
  $isEmpty,
  $isTakingLong,
  $refusal,
  formTouched,
  type Step,
  steps,
} from '../../core/checkout'
import { BagIcon, LockIcon } from '../../widgets/ui/object-icons'
import { Live, Notice } from '../../widgets/ui/notice'
import { Steps } from '../../widgets/ui/steps'
import {
  $isCartKnown,
  $isHandoffLost,
  $isLoadingAgain,
  $loadError,
  loadAgain,
} from '../../core/wiring/checkout/checkout-and-cart'
import { $notifications } from '../../core/cart/upkeep'
import { $isStorageWorking } from '../../core/runtime/storage-works'
import { $isSignedIn } from '../../core/session/arrival'
import { optionalPart } from './optional-part'
import { CartSummary } from './cart-summary'
import { Failed } from './failed'
import { Head } from './head'
import { $root } from './navigation'
import { $home } from './home'
import { $words } from './shell.words'
import { FormGhost, State } from './state'
import { ShippingGhost } from '../screens/shipping/shipping-ghost'
import { useInSlices } from './use-in-slices'
import { useIsWide } from './use-is-wide'
import { Title } from './title'

// The last step has loaded it.
const RefusalNotice = optionalPart(async () => (await import('../screens/summary/refusal-notice')).RefusalNotice)

const Person = optionalPart(async () => (await import('../person/person')).Person)

/** The frame of a checkout step, or what replaces it while there is nothing to check out. */
export function StepFrame({ step, children }: { step: Step; children: ReactNode }) {
  const {
    words,
    root,
    home,
    furthest,
    isCartKnown,
    isEmpty,
    isChecking,
    isHandoffLost,
    refusal,
    isSignedIn,
    notifications,
    isStorageWorking,
    touch,
  } = useUnit({
    words: $words,
    root: $root,
    home: $home,
    furthest: $furthest,
    isCartKnown: $isCartKnown,
    isEmpty: $isEmpty,
    isChecking: $isChecking,
    isHandoffLost: $isHandoffLost,
    refusal: $refusal,
    isSignedIn: $isSignedIn,
    notifications: $notifications,
    isStorageWorking: $isStorageWorking,
    touch: formTouched,
  })
  const isWide = useIsWide()
  const hasCart = isCartKnown && !isEmpty
  const isShown = useInSlices(hasCart)
  const inside = useStepFocus(step, isShown)

  const summary = hasCart || !isCartKnown ? <CartSummary isWide={isWide} hasCoupon={step !== 'summary'} /> : null
  const items = steps.map((name, index) => ({
    label: words.steps[name],
    here: name === step,
    isDone: index < steps.indexOf(step),
    ...(index < steps.indexOf(step) || (index <= steps.indexOf(furthest) && name !== step)
      ? { href: `${root}/checkout/${name}` }
      : {}),
  }))
  const stepLinks = <Steps label={words.checkout} steps={items} onGo={to => navigate(to)} />
  const ghost = step === 'shipping' ? <ShippingGhost /> : <FormGhost label={words.loading} />
  return (
    <div className={summary ? 'co' : 'co alone'} onInput={() => touch()}>
      <Title>{`${words.steps[step]} · ${words.checkout}`}</Title>
      <div className="mainc">
        <div className="inner" ref={inside}>
          <Head home={home}>
            <span>
              <LockIcon small />
              {words.secure}
            </span>
          </Head>
          {isWide ? null : summary}
          <main>
            {/* Why a cart became empty is said where its lines were. */}
            <Suspense>{isCartKnown && isEmpty && notifications.length ? <Person /> : null}</Suspense>
            {isShown && !isChecking ? (
              <>
                {stepLinks}
                <h1 className="vh" tabIndex={-1}>
                  {words.steps[step]}
                </h1>
                <Live urgent className="notices">
                  {/* A refused order may lead back to an earlier step. */}
                  <Suspense>{refusal && step !== 'summary' ? <RefusalNotice step={step} /> : null}</Suspense>
                </Live>
                <Live className="notices">
                  {isHandoffLost ? <Notice tone="warning">{words.handoffKept}</Notice> : null}
                  {isStorageWorking ? null : <Notice tone="info">{words.notKept}</Notice>}
                </Live>
                <Suspense>{isSignedIn || notifications.length ? <Person /> : null}</Suspense>
                <Suspense fallback={ghost}>{children}</Suspense>
              </>
            ) : (
              <Instead isEmpty={isCartKnown && isEmpty} isChecking={isChecking}>
                {stepLinks}
                {ghost}
              </Instead>
            )}
          </main>
        </div>
      </div>
      {isWide ? summary : null}
    </div>
  )
}

interface InsteadProps {
  /** The cart is known, and has nothing in it. */
  isEmpty: boolean
  isChecking: boolean
  /** Shown until the cart is known. */
  children: ReactNode
}

/** Why there is no step: the order is being checked, the cart could not be read, or it is empty. */
function Instead({ isEmpty, isChecking, children }: InsteadProps) {
  const { words, home, error, isHandoffLost, isLoading, isLong, retry } = useUnit({
    words: $words,
    home: $home,
    error: $loadError,
    isHandoffLost: $isHandoffLost,
    isLoading: $isLoadingAgain,
    isLong: $isTakingLong,
    retry: loadAgain,
  })
  if (isChecking) {
    return (
      <State sign="wait" title={words.checkingTitle}>
        {words.checkingText} {isLong ? words.checkingLong : ''}
      </State>
    )
  }
  if (error && !isEmpty) {
    return <Failed title={words.failedTitle} error={error} isPending={isLoading} onRetry={retry} />
  }
  if (!isEmpty) return children
  return (
    <State
      sign={isHandoffLost ? 'alert' : <BagIcon />}
      title={isHandoffLost ? words.handoffTitle : words.emptyTitle}
      action={{ label: words.continueShopping, href: home }}
    >
      {isHandoffLost ? words.handoffText : words.emptyText}
    </State>
  )
}

/** A new step focuses its heading; the first load leaves the focus alone. */
function useStepFocus(step: Step, isShown: boolean) {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef<Step | null>(null)
  useEffect(() => {
    if (!isShown) return
    if (last.current && last.current !== step) {
      scrollTo(0, 0)
      inside.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    last.current = step
  }, [step, isShown])
  return inside
}
