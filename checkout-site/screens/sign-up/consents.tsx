import { useUnit } from 'effector-react'
import {
  $signUpProblems,
  $smsConsent,
  type SignUpForm,
  smsAccepted,
  smsAsked,
  smsDeclined,
} from '../../../core/enrolment'
import { $brand } from '../../shell/brand'
import { $root } from '../../shell/navigation'
import { Button } from '../../../widgets/ui/button'
import { Checkbox } from '../../../widgets/ui/choice'
import { Live } from '../../../widgets/ui/notice'
import { $words } from '../../../widgets/enrolment-parts/sign-up.words'
import './sign-up.css'

/** The terms, and optional mails, text messages and membership. */
export function Consents({ form, phoneOf }: { form: SignUpForm; phoneOf: () => string }) {
  const { words, brand, root, sms, problems, ask, accept, decline } = useUnit({
    words: $words,
    brand: $brand,
    root: $root,
    sms: $smsConsent,
    problems: $signUpProblems,
    ask: smsAsked,
    accept: smsAccepted,
    decline: smsDeclined,
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
        <>
          <Checkbox
            name="sms"
            checked={sms !== 'none'}
            onChange={event => (event.currentTarget.checked ? ask({ phone: phoneOf() }) : decline())}
          >
            {words.sms}
          </Checkbox>
          <Live className="sms">
            {sms === 'asked' ? (
              <>
                <p>
                  {words.smsText} {link('/sms-terms', words.smsTerms)}
                </p>
                <Button look="side" compact onClick={() => accept()}>
                  {words.smsAgree}
                </Button>
              </>
            ) : sms === 'accepted' ? (
              <p>{words.smsAgreed}</p>
            ) : null}
          </Live>
        </>
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
