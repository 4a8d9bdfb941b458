import { useUnit } from 'effector-react'
import { $signUpProblems, type SignUpForm } from '../../../core/enrolment'
import { SmsConsent } from '../../person/sms-consent'
import { $brand } from '../../shell/brand'
import { $root } from '../../shell/navigation'
import { Checkbox } from '../../../widgets/ui/choice'
import { $words } from '../../../widgets/enrolment-parts/sign-up.words'
import './sign-up.css'

/** The terms, and optional mails, text messages and membership. */
export function Consents({ form, phoneOf }: { form: SignUpForm; phoneOf: () => string }) {
  const { words, brand, root, problems } = useUnit({
    words: $words,
    brand: $brand,
    root: $root,
    problems: $signUpProblems,
  })
  const joins = new URLSearchParams(location.search).get('join') === 'loyalty'
  const link = (place: string, label: string) => (
    <a className="link" href={root + place} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
  return (
    <fieldset className="consents">
      <Checkbox name="newsletter">{words.newsletter}</Checkbox>
      {form.asksSmsConsent ? (
        <SmsConsent agreed={words.smsAgreed} phoneOf={phoneOf} error={problems.sms && words.smsNotAgreed}>
          {words.sms}
        </SmsConsent>
      ) : null}
      <Checkbox name="loyaltyTerms" defaultChecked={joins}>
        {words.loyalty(brand)} {link('/loyalty-terms', words.loyaltyTerms)}
      </Checkbox>
      {form.asksBrandTerms ? (
        <Checkbox name="brandTerms" aria-required error={problems.brandTerms && words.problems.policy}>
          {words.brandTerms} {link('/brand-terms', words.brandTermsLink)}
        </Checkbox>
      ) : null}
      <Checkbox name="policy" aria-required error={problems.policy && words.problems.policy}>
        {words.policy} {link('/sale-terms', words.terms)} {link('/privacy', words.privacy)}
      </Checkbox>
    </fieldset>
  )
}
