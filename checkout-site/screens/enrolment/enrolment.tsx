import '../../../core/wiring/session/enrolment-follows-profile'
import '../../../core/wiring/session/enrolment-follows-session'
import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { $step, flowClosed, flowShown, isForGuests } from '../../../core/enrolment/flow'
import { $profile, $profileFailure, profileWanted } from '../../../core/profile'
import { $session } from '../../../core/session'
import { $isSignedIn } from '../../../core/session/arrival'
import { $words } from '../../../widgets/enrolment-parts/enrolment.words'
import { titleOf } from '../../../widgets/enrolment-parts/title-of'
import { $brand } from '../../shell/brand'
import { FormPage } from '../../shell/form-page'
import { Failed } from '../../shell/failed'
import { focusOnce } from '../../shell/focus-once'
import './leave'
import { fetchView, lazily } from '../../shell/lazily'
import { FormGhost } from '../../shell/state'
import '../../../widgets/enrolment-parts/enrolment.css'

// Of a guest or of an account, who each load their own.
const GuestStep = lazily(() => import('./guest-step'), 'GuestStep')
const OfAccount = lazily(() => import('./of-account'), 'OfAccount')

/** Enrolment as a page. */
export function EnrolmentScreen() {
  const { words, brand, step, session, isSignedIn, show, close } = useUnit({
    words: $words,
    brand: $brand,
    step: $step,
    session: $session,
    isSignedIn: $isSignedIn,
    show: flowShown,
    close: flowClosed,
  })
  useEffect(() => {
    show({})
    return () => close()
  }, [show, close])
  // Beside the profile, not after it.
  useEffect(() => {
    if (isSignedIn) void fetchView(OfAccount)
  }, [isSignedIn])
  const title = titleOf(step, words, session?.firstName ?? '', brand) ?? words.lookupTitle
  return (
    <FormPage title={title}>
      {step === null ? (
        <Before title={title} />
      ) : isForGuests(step) ? (
        <Suspense fallback={<FormGhost label={title} fields={1} />}>
          <GuestStep />
        </Suspense>
      ) : (
        <>
          <h1 key={step} tabIndex={-1} ref={focusOnce}>
            {title}
          </h1>
          <Suspense fallback={<FormGhost label={title} fields={1} />}>
            <OfAccount />
          </Suspense>
        </>
      )}
    </FormPage>
  )
}

/** Until the session is known. */
function Before({ title }: { title: string }) {
  const { words, isSignedIn, profile, error, load } = useUnit({
    words: $words,
    isSignedIn: $isSignedIn,
    profile: $profile,
    error: $profileFailure,
    load: profileWanted,
  })
  if (!isSignedIn || profile || !error) return <FormGhost label={title} fields={1} />
  return <Failed title={words.failed} error={error} onRetry={load} />
}
