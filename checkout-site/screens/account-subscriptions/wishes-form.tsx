import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { internationalPhone, readablePhone } from '../../../core/format/phone'
import {
  $signUpForm,
  $signUpProblems,
  $smsConsent,
  phoneRuleOf,
  sentPhone,
  signUpOpened,
  smsDeclined,
} from '../../../core/enrolment'
import { $profile, profileWanted } from '../../../core/profile'
import type { Subscriptions } from '../../../core/profile'
import { $isSubscribed, $isSubscribing, $subscribeError, wishesSubmitted } from '../../../core/profile/subscriptions'
import { FormEnd } from '../../account/form-end'
import { PhoneInput } from '../../person/phone-input'
import { SmsConsent } from '../../person/sms-consent'
import { Form, textOf } from '../../shell/form'
import { $say } from '../../shell/say'
import { Checkbox } from '../../../widgets/ui/choice'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-subscriptions.words'

/** One checkbox for each newsletter and text message; the address is the account's. */
export function WishesForm({ now }: { now: Subscriptions }) {
  const { profile, form, sms, problems, isSaving, isSaved, error, words, say, ...events } = useUnit({
    profile: $profile,
    form: $signUpForm,
    sms: $smsConsent,
    problems: $signUpProblems,
    isSaving: $isSubscribing,
    isSaved: $isSubscribed,
    error: $subscribeError,
    words: $words,
    say: $say,
    submit: wishesSubmitted,
    wantProfile: profileWanted,
    open: signUpOpened,
    decline: smsDeclined,
  })
  const { submit, wantProfile, open, decline } = events
  useEffect(() => {
    wantProfile()
    open()
  }, [wantProfile, open])
  const gets = (type: string, channel: string) =>
    now.subscriptions.some(one => one.type === type && one.channel === channel && one.optin)
  const [hasSms, keepSms] = useState(gets('Newsletter', 'sms'))
  const [isUnagreed, setUnagreed] = useState(false)
  const view = useRef<HTMLFormElement>(null)
  const typedPhone = () => view.current?.querySelector<HTMLInputElement>('[name=phone]')?.value.trim() ?? ''
  const rule = phoneRuleOf(form)
  const accountCode = profile?.consumerDetails.phoneCode ?? rule.dialCode
  const accountPhone = now.phone && accountCode ? internationalPhone(now.phone, accountCode) : now.phone
  const isMember = profile?.isLoyaltyMember ?? false
  const send = (typed: FormData) => {
    setUnagreed(sms === 'asked')
    if (sms === 'asked') return
    const phone = textOf(typed, 'phone')
    const isWanted = hasSms || sms === 'accepted'
    submit({
      newsletter: typed.has('newsletter'),
      ...(isMember ? { loyaltyNewsletter: typed.has('loyalty') } : {}),
      sms: isWanted,
      ...(isWanted && phone ? { phone: sentPhone(phone, rule), ...(form ? { phoneCode: form.phoneCode } : {}) } : {}),
    })
  }
  const isAboutPhone = error?.kind === 'http' && error.details['field'] === 'phone'
  const phoneError = problems.phone || isAboutPhone ? words.phoneMissing : undefined
  return (
    <section className="panel">
      <Form
        className="formroom"
        formRef={view}
        onSubmit={send}
        attempt={error}
        error={error && !isAboutPhone ? say(error) : null}
      >
        <TextInput label={words.email} name="email" type="email" dir="ltr" readOnly value={now.email} />
        <Checkbox name="newsletter" defaultChecked={gets('Newsletter', 'email')}>
          {words.newsletter}
        </Checkbox>
        {isMember ? (
          <Checkbox name="loyalty" defaultChecked={gets('LoyaltyNewsletter', 'email')}>
            {words.loyalty}
          </Checkbox>
        ) : null}
        <h2>{words.sms}</h2>
        {accountPhone ? (
          <p className="muted small">{words.goesTo(readablePhone(accountPhone, accountCode))}</p>
        ) : (
          <PhoneInput
            label={words.phone}
            name="phone"
            dialCode={rule.dialCode}
            mask={rule.mask}
            onInput={() => decline()}
            error={phoneError}
          />
        )}
        {hasSms ? (
          <Checkbox name="sms" checked onChange={() => keepSms(false)}>
            {words.smsConsent}
          </Checkbox>
        ) : (
          <SmsConsent
            agreed={words.smsAgreed}
            phoneOf={() => accountPhone ?? typedPhone()}
            error={isUnagreed && sms === 'asked' ? words.smsNotAgreed : accountPhone ? phoneError : undefined}
          >
            {words.smsConsent}
          </SmsConsent>
        )}
        <FormEnd isSaving={isSaving} isSaved={isSaved} />
      </Form>
    </section>
  )
}
