import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { $countries, countriesWanted, maskOf } from '../../../core/delivery'
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
import type { ConsumerProfile, Subscriptions } from '../../../core/profile'
import {
  $isSubscribed,
  $isSubscribing,
  $subscribeError,
  subscriptionsSubmitted,
} from '../../../core/profile/subscriptions'
import { FormEnd } from '../../account/form-end'
import { PhoneInput } from '../../person/phone-input'
import { SmsConsent } from '../../person/sms-consent'
import { Form, textOf } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { Checkbox } from '../../../widgets/ui/choice'
import { $words as $signUpWords } from '../../../widgets/enrolment-parts/sign-up.words'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-subscriptions.words'

/** One checkbox for each newsletter and text message; the address is the account's. */
export function SubscriptionsForm({ now, profile }: { now: Subscriptions; profile: ConsumerProfile }) {
  const { form, countries, sms, problems, isSaving, isSaved, error, words, signUp, say, ...events } = useUnit({
    form: $signUpForm,
    countries: $countries,
    sms: $smsConsent,
    problems: $signUpProblems,
    isSaving: $isSubscribing,
    isSaved: $isSubscribed,
    error: $subscribeError,
    words: $words,
    signUp: $signUpWords,
    say: $errorText,
    submit: subscriptionsSubmitted,
    open: signUpOpened,
    decline: smsDeclined,
    wantCountries: countriesWanted,
  })
  const { submit, open, decline, wantCountries } = events
  useEffect(() => {
    open()
    wantCountries()
  }, [open, wantCountries])
  const gets = (type: string, channel: string) =>
    now.subscriptions.some(one => one.type === type && one.channel === channel && one.optin)
  const [hasSms, keepSms] = useState(gets('Newsletter', 'sms'))
  const [unagreed, setUnagreed] = useState(0)
  const isKept = gets('Newsletter', 'sms') && sms === 'accepted'
  useEffect(() => {
    if (!isKept) return
    keepSms(true)
    decline()
  }, [isKept, decline])
  const view = useRef<HTMLFormElement>(null)
  const typedPhone = () => view.current?.querySelector<HTMLInputElement>('[name=phone]')?.value.trim() ?? ''
  const rule = phoneRuleOf(form)
  const accountCode = profile.consumerDetails.phoneCode ?? rule.dialCode
  const accountPhone = now.phone && accountCode ? internationalPhone(now.phone, accountCode) : now.phone
  const isMember = profile.isLoyaltyMember
  const send = (typed: FormData) => {
    if (sms === 'asked') return setUnagreed(unagreed + 1)
    setUnagreed(0)
    const phone = textOf(typed, 'phone')
    const isWanted = hasSms || sms === 'accepted'
    const changed = (name: string, wanted: boolean, before: boolean) => (wanted === before ? {} : { [name]: wanted })
    submit({
      ...changed('newsletter', typed.has('newsletter'), gets('Newsletter', 'email')),
      ...(isMember ? changed('loyaltyNewsletter', typed.has('loyalty'), gets('LoyaltyNewsletter', 'email')) : {}),
      ...changed('sms', isWanted, gets('Newsletter', 'sms')),
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
        attempt={unagreed || error}
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
          <p className="muted small">
            {words.goesTo(readablePhone(accountPhone, accountCode, maskOf(countries, accountCode)))}
          </p>
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
            error={unagreed && sms === 'asked' ? signUp.smsNotAgreed : accountPhone ? phoneError : undefined}
          >
            {words.smsConsent}
          </SmsConsent>
        )}
        <FormEnd isSaving={isSaving} isSaved={isSaved} />
      </Form>
    </section>
  )
}
