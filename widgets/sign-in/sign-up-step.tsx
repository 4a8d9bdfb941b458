import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $signUpForm, $signUpFormError, type SignUpForm, signUpOpened } from '../../core/enrolment'
import { happened } from '../../core/enrolment/flow'
import { $errorText } from '../../core/errors/sentences'
import { $isInvited } from '../../core/loyalty/referral'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { $words } from '../enrolment-parts/enrolment.words'
import { $words as $signUpWords, type SignUpWords } from '../enrolment-parts/sign-up.words'
import { SignUpFields } from './sign-up-fields'

const loadInvitation = () =>
  import('../enrolment-parts/invitation/invitation').then(({ InvitationNotice: View }) => ({ View, styles: [] }))

/** The form of the shopper's country, with its terms and the way back to the sign-in. */
export function SignUpStep({ root }: { root: string }) {
  const { words, signUp, form, formError, isInvited, errorText, open, happen } = useUnit({
    words: $words,
    signUp: $signUpWords,
    form: $signUpForm,
    formError: $signUpFormError,
    isInvited: $isInvited,
    errorText: $errorText,
    open: signUpOpened,
    happen: happened,
  })
  useEffect(() => open(), [open])
  const Invitation = usePart(loadInvitation, isInvited ? 1 : 0)
  return (
    <>
      <p className="muted">{signUp.lead}</p>
      {Invitation && Invitation !== 'lost' ? <Invitation /> : null}
      {form ? (
        <SignUpFields form={form} />
      ) : formError ? (
        <>
          <Live urgent>
            <Notice tone="danger">{`${signUp.notLoaded}. ${errorText(formError)}`}</Notice>
          </Live>
          <Button onClick={() => open()}>{words.retry}</Button>
        </>
      ) : (
        <div aria-busy="true">
          <Skeleton height="240px" />
        </div>
      )}
      <p className="links">
        {termsIn(signUp, form).map(([place, label]) => (
          <a key={place} href={root + place} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
      </p>
      <Button look="side" onClick={() => happen('sign-in-chosen')}>
        {signUp.haveAccount} {signUp.signIn}
      </Button>
    </>
  )
}

const termsIn = (words: SignUpWords, form: SignUpForm | null) => [
  ['/sale-terms', words.terms] as const,
  ['/privacy', words.privacy] as const,
  ...(form?.asksSmsConsent ? [['/sms-terms', words.smsTerms] as const] : []),
  ...(form?.asksBrandTerms ? [['/brand-terms', words.brandTermsLink] as const] : []),
  ['/loyalty-terms', words.loyaltyTerms] as const,
]
