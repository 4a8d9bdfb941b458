import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { $furthest, $isChecking, $isEmpty, $refusal, formTouched, type Step, steps } from '../../core/checkout'
import { LockIcon } from '../../widgets/ui/object-icons'
import { Live, Notice } from '../../widgets/ui/notice'
import { Steps } from '../../widgets/ui/steps'
import { $isCartKnown, $isHandoffLost } from '../../core/wiring/checkout/checkout-and-cart'
import { $notifications } from '../../core/cart/upkeep'
import { $isStorageWorking } from '../../core/runtime/storage-works'
import { $isSignedIn } from '../../core/session/arrival'
import { optionalPart } from './optional-part'
import { CartSummary } from './cart-summary'
import { Head } from './head'
import { $root } from './navigation'
import { $home } from './home'
import { type ShellWords, $words } from './shell.words'
import { FormGhost } from './state'
import { StepPlaceholder } from './step-placeholder'
import { ShippingGhost } from '../screens/shipping/shipping-ghost'
import { useInSlices } from './use-in-slices'
import { useIsWide } from './use-is-wide'
import { useStepFocus } from './use-step-focus'
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
  const stepLinks = (
    <Steps label={words.checkout} steps={linksTo(step, furthest, root, words)} onGo={to => navigate(to)} />
  )
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
              <StepPlaceholder isEmpty={isCartKnown && isEmpty} isChecking={isChecking}>
                {stepLinks}
                {ghost}
              </StepPlaceholder>
            )}
          </main>
        </div>
      </div>
      {isWide ? summary : null}
    </div>
  )
}

/** Earlier steps can be revisited, and later ones that were reached before. */
function linksTo(step: Step, furthest: Step, root: string, words: ShellWords) {
  const current = steps.indexOf(step)
  return steps.map((name, index) => ({
    label: words.steps[name],
    here: index === current,
    isDone: index < current,
    ...(index !== current && index <= Math.max(current, steps.indexOf(furthest))
      ? { href: `${root}/checkout/${name}` }
      : {}),
  }))
}
