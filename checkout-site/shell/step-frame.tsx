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
  const { words, root, home, furthest, ...is } = useUnit({
    words: $words,
    root: $root,
    home: $home,
    furthest: $furthest,
    isKnown: $isCartKnown,
    isEmpty: $isEmpty,
    isChecking: $isChecking,
    isHandoffLost: $isHandoffLost,
    refusal: $refusal,
    isSignedIn: $isSignedIn,
    notes: $notifications,
    isKeeping: $isStorageWorking,
    touch: formTouched,
  })
  const isWide = useIsWide()
  const hasCart = is.isKnown && !is.isEmpty
  const isShown = useInSlices(hasCart)
  const inside = useStepFocus(step, isShown)

  const summary = hasCart || !is.isKnown ? <CartSummary isWide={isWide} hasCoupon={step !== 'summary'} /> : null
  const items = steps.map((name, place) => ({
    label: words.steps[name],
    here: name === step,
    isDone: place < steps.indexOf(step),
    ...(place < steps.indexOf(step) || (place <= steps.indexOf(furthest) && name !== step)
      ? { href: `${root}/checkout/${name}` }
      : {}),
  }))
  const way = <Steps label={words.checkout} steps={items} onGo={to => navigate(to)} />
  const ghost = step === 'shipping' ? <ShippingGhost /> : <FormGhost label={words.loading} />
  return (
    <div className={summary ? 'co' : 'co alone'} onInput={() => is.touch()}>
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
            <Suspense>{is.isKnown && is.isEmpty && is.notes.length ? <Person /> : null}</Suspense>
            {isShown && !is.isChecking ? (
              <>
                {way}
                <h1 className="vh" tabIndex={-1}>
                  {words.steps[step]}
                </h1>
                <Live urgent className="notices">
                  {/* A refused order may lead back to an earlier step. */}
                  <Suspense>{is.refusal && step !== 'summary' ? <RefusalNotice step={step} /> : null}</Suspense>
                </Live>
                <Live className="notices">
                  {is.isHandoffLost ? <Notice tone="warning">{words.handoffKept}</Notice> : null}
                  {is.isKeeping ? null : <Notice tone="info">{words.notKept}</Notice>}
                </Live>
                <Suspense>{is.isSignedIn || is.notes.length ? <Person /> : null}</Suspense>
                <Suspense fallback={ghost}>{children}</Suspense>
              </>
            ) : (
              <Instead {...is} isKnown={is.isKnown && is.isEmpty}>
                {way}
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
  isKnown: boolean
  isChecking: boolean
  /** Shown until it is known. */
  children: ReactNode
}

function Instead({ isKnown, isChecking, children }: InsteadProps) {
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
  if (error && !isKnown) {
    return <Failed title={words.failedTitle} error={error} isPending={isLoading} onRetry={retry} />
  }
  if (!isKnown) return children
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
