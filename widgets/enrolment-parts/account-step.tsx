import '../../core/wiring/session/account-steps-go-on'
import '../../core/wiring/session/member-is-known'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { $signUpForm, $signUpFormError, signUpOpened } from '../../core/enrolment/form'
import { $step, happened } from '../../core/enrolment/flow'
import type { ErrorText } from '../../core/errors/sentences'
import { $profile, $profileFailure, profileWanted } from '../../core/profile'
import { $isJoining, $joinError, loyaltyJoined } from '../../core/profile/joining'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { DetailsForm } from './details-form'
import { $words } from './enrolment.words'
import { InterestsForm } from './interests-form'

export interface AccountStepProps {
  errorText: ErrorText
  /** The club's name, which the page may not know. */
  brand: string
  /** The URL of the club's terms. */
  clubTerms: string
}

/** Steps of a signed-in shopper: club, welcome, missing details, interests, end. */
export function AccountStep({ errorText, brand, clubTerms }: AccountStepProps) {
  const { words, step, profile, happen } = useUnit({
    words: $words,
    step: $step,
    profile: $profile,
    happen: happened,
  })
  switch (step) {
    case 'non-loyalty':
      return <Club errorText={errorText} brand={brand} clubTerms={clubTerms} />
    case 'welcome':
      return (
        <>
          <p className="muted">{words.welcomeText}</p>
          {profile?.isLoyaltyMember ? <p className="muted">{words.welcomeMember}</p> : null}
          <Button onClick={() => happen('next')}>{words.next}</Button>
          <Button look="side" onClick={() => happen('skipped')}>
            {words.notNow}
          </Button>
        </>
      )
    case 'mobile':
    case 'profile':
    case 'interests':
      return <OfProfile step={step} errorText={errorText} />
    case 'success':
      return (
        <>
          <p className="muted">{words.successText}</p>
          <Button onClick={() => happen('next')}>{words.done}</Button>
        </>
      )
    default:
      return null
  }
}

function Club({ errorText, brand, clubTerms }: AccountStepProps) {
  const { words, isJoining, error, join, happen } = useUnit({
    words: $words,
    isJoining: $isJoining,
    error: $joinError,
    join: loyaltyJoined,
    happen: happened,
  })
  return (
    <>
      <p className="muted">{words.clubText}</p>
      <p className="links">
        <a className="link" href={clubTerms} target="_blank" rel="noreferrer">
          {words.clubTerms}
        </a>
      </p>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Button onClick={() => join()} busy={isJoining ? words.joining : undefined}>
        {words.clubTitle(brand)}
      </Button>
      <Button look="side" onClick={() => happen('skipped')}>
        {words.notNow}
      </Button>
    </>
  )
}

/** Waits for the profile and the country's rules. */
function OfProfile({ step, errorText }: { step: 'mobile' | 'profile' | 'interests'; errorText: ErrorText }) {
  const { words, profile, profileError, form, formError, loadProfile, openForm, happen } = useUnit({
    words: $words,
    profile: $profile,
    profileError: $profileFailure,
    form: $signUpForm,
    formError: $signUpFormError,
    loadProfile: profileWanted,
    openForm: signUpOpened,
    happen: happened,
  })
  const needsForm = step !== 'interests'
  useEffect(() => {
    loadProfile()
    if (needsForm) openForm()
  }, [needsForm, loadProfile, openForm])
  const error = profile ? (needsForm && !form ? formError : null) : profileError
  let content: ReactNode = null
  if (profile && step === 'interests')
    content = <InterestsForm preferences={profile.preferences} errorText={errorText} />
  else if (profile && form && step !== 'interests') {
    content = <DetailsForm key={step} step={step} details={profile.consumerDetails} form={form} errorText={errorText} />
  }
  return (
    <>
      <p className="muted">{words[`${step}Text`]}</p>
      <Live urgent>
        {error && !content ? <Notice tone="danger">{`${words.failed}. ${errorText(error)}`}</Notice> : null}
      </Live>
      {content ??
        (error ? (
          <Button
            onClick={() => {
              loadProfile()
              openForm()
            }}
          >
            {words.retry}
          </Button>
        ) : (
          <div aria-busy="true">
            <Skeleton height="132px" />
          </div>
        ))}
      <Button look="side" onClick={() => happen('skipped')}>
        {words.skip}
      </Button>
    </>
  )
}
