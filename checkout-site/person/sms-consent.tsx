import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $smsConsent, smsAccepted, smsRequested, smsDeclined } from '../../core/enrolment'
import { $root } from '../shell/navigation'
import { Button } from '../../widgets/ui/button'
import { Checkbox } from '../../widgets/ui/choice'
import { Live } from '../../widgets/ui/notice'
import { $words } from '../../widgets/enrolment-parts/sign-up.words'
import './sms-consent.css'

interface SmsConsentProps {
  children: ReactNode
  /** The message after agreeing. */
  agreed: string
  phoneOf: () => string
  error?: string | undefined
}

/** Text messages: a valid phone number, then what they mean is read and agreed to. */
export function SmsConsent({ children, agreed, phoneOf, error }: SmsConsentProps) {
  const { words, root, sms, readTerms, accept, decline } = useUnit({
    words: $words,
    root: $root,
    sms: $smsConsent,
    readTerms: smsRequested,
    accept: smsAccepted,
    decline: smsDeclined,
  })
  return (
    <>
      <Checkbox
        name="sms"
        checked={sms !== 'none'}
        onChange={event => (event.currentTarget.checked ? readTerms({ phone: phoneOf() }) : decline())}
        error={error}
      >
        {children}
      </Checkbox>
      <Live className="sms">
        {sms === 'asked' ? (
          <>
            <p>
              {words.smsText}{' '}
              <a className="link" href={`${root}/sms-terms`} target="_blank" rel="noreferrer">
                {words.smsTerms}
              </a>
            </p>
            <Button look="side" compact onClick={() => accept()}>
              {words.smsAgree}
            </Button>
          </>
        ) : sms === 'accepted' ? (
          <p>{agreed}</p>
        ) : null}
      </Live>
    </>
  )
}
