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
  const { form, sms, isSaving, isSaved, error, words, errorText, submit, openForm, declineSms, loadCountries } =
    useUnit({
      form: $signUpForm,
      sms: $smsConsent,
      isSaving: $isSubscribing,
      isSaved: $isSubscribed,
      error: $subscribeError,
      words: $words,
      errorText: $errorText,
      submit: subscriptionsSubmitted,
      openForm: signUpOpened,
      declineSms: smsDeclined,
      loadCountries: countriesWanted,
    })
  useEffect(() => {
    openForm()
    loadCountries()
  }, [openForm, loadCountries])
  const gets = (type: string, channel: string) =>
    now.subscriptions.some(one => one.type === type && one.channel === channel && one.optin)
  const getsSms = gets('Newsletter', 'sms')
  const [hasSms, setHasSms] = useState(getsSms)
  /** How often the form was sent while the text messages' terms were open. */
  const [unagreed, setUnagreed] = useState(0)
  const isSmsSaved = getsSms && sms === 'accepted'
  useEffect(() => {
    if (!isSmsSaved) return
    setHasSms(true)
    declineSms()
  }, [isSmsSaved, declineSms])
  const view = useRef<HTMLFormElement>(null)
  const isMember = profile.isLoyaltyMember
  const send = (typed: FormData) => {
    if (sms === 'asked') return setUnagreed(unagreed + 1)
    setUnagreed(0)
    const phone = textOf(typed, 'phone')
    const wantsSms = hasSms || sms === 'accepted'
    const changed = (name: string, wanted: boolean, before: boolean) => (wanted === before ? {} : { [name]: wanted })
    submit({
      ...changed('newsletter', typed.has('newsletter'), gets('Newsletter', 'email')),
      ...(isMember ? changed('loyaltyNewsletter', typed.has('loyalty'), gets('LoyaltyNewsletter', 'email')) : {}),
      ...changed('sms', wantsSms, getsSms),
      ...(wantsSms && phone
        ? { phone: sentPhone(phone, phoneRuleOf(form)), ...(form ? { phoneCode: form.phoneCode } : {}) }
        : {}),
    })
  }
  const isAboutPhone = error?.kind === 'http' && error.details['field'] === 'phone'
  return (
    <section className="panel">
      <Form
        className="formroom"
        formRef={view}
        onSubmit={send}
        attempt={unagreed || error}
        error={error && !isAboutPhone ? errorText(error) : null}
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
        <TextMessages
          phone={now.phone}
          phoneCode={profile.consumerDetails.phoneCode}
          hasSms={hasSms}
          isUnagreed={unagreed > 0}
          isRefused={isAboutPhone}
          typedPhone={() => view.current?.querySelector<HTMLInputElement>('[name=phone]')?.value.trim() ?? ''}
          onEnd={() => setHasSms(false)}
        />
        <FormEnd isSaving={isSaving} isSaved={isSaved} />
      </Form>
    </section>
  )
}

interface TextMessagesProps {
  /** The account's; without one it is typed here. */
  phone: Subscriptions['phone']
  phoneCode: ConsumerProfile['consumerDetails']['phoneCode']
  hasSms: boolean
  /** The form was sent before the terms were agreed to. */
  isUnagreed: boolean
  /** The service refused the number. */
  isRefused: boolean
  typedPhone: () => string
  onEnd: () => void
}

/** The number that text messages go to, and whether they do. */
function TextMessages({ phone, phoneCode, hasSms, isUnagreed, isRefused, typedPhone, onEnd }: TextMessagesProps) {
  const { form, countries, sms, problems, words, signUp, declineSms } = useUnit({
    form: $signUpForm,
    countries: $countries,
    sms: $smsConsent,
    problems: $signUpProblems,
    words: $words,
    signUp: $signUpWords,
    declineSms: smsDeclined,
  })
  const rule = phoneRuleOf(form)
  const accountCode = phoneCode ?? rule.dialCode
  const accountPhone = phone && accountCode ? internationalPhone(phone, accountCode) : phone
  const phoneError = problems.phone || isRefused ? words.phoneMissing : undefined
  return (
    <>
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
          onInput={() => declineSms()}
          error={phoneError}
        />
      )}
      {hasSms ? (
        <Checkbox name="sms" checked onChange={onEnd}>
          {words.smsConsent}
        </Checkbox>
      ) : (
        <SmsConsent
          agreed={words.smsAgreed}
          phoneOf={() => accountPhone ?? typedPhone()}
          error={isUnagreed && sms === 'asked' ? signUp.smsNotAgreed : accountPhone ? phoneError : undefined}
        >
          {words.smsConsent}
        </SmsConsent>
      )}
    </>
  )
}
