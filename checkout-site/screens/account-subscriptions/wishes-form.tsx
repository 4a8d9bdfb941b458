import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { $profile, profileWanted } from '../../../core/profile'
import type { Subscriptions } from '../../../core/profile'
import { $isSubscribed, $isSubscribing, $subscribeError, wishesSubmitted } from '../../../core/profile/subscriptions'
import { FormEnd } from '../../account/form-end'
import { Form, textOf } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { Checkbox } from '../../../widgets/ui/choice'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-subscriptions.words'

/** One checkbox for each newsletter and text message; the address is the account's. */
export function WishesForm({ now }: { now: Subscriptions }) {
  const { profile, isSaving, isSaved, error, words, root, say, submit, wantProfile } = useUnit({
    profile: $profile,
    isSaving: $isSubscribing,
    isSaved: $isSubscribed,
    error: $subscribeError,
    words: $words,
    root: $root,
    say: $say,
    submit: wishesSubmitted,
    wantProfile: profileWanted,
  })
  useEffect(() => wantProfile(), [wantProfile])
  const gets = (type: string, channel: string) =>
    now.subscriptions.some(one => one.type === type && one.channel === channel && one.optin)
  const [wantsSms, wantSms] = useState(gets('Newsletter', 'sms'))
  const isMember = profile?.isLoyaltyMember ?? false
  const send = (typed: FormData) => {
    const phone = textOf(typed, 'phone')
    submit({
      newsletter: typed.has('newsletter'),
      ...(isMember ? { loyaltyNewsletter: typed.has('loyalty') } : {}),
      sms: typed.has('sms'),
      ...(phone ? { phone } : {}),
    })
  }
  const isAboutPhone = error?.kind === 'http' && error.details['field'] === 'phone'
  return (
    <section className="panel">
      <Form className="formroom" onSubmit={send} attempt={error} error={error && !isAboutPhone ? say(error) : null}>
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
        <Checkbox name="sms" checked={wantsSms} onChange={event => wantSms(event.currentTarget.checked)}>
          {words.smsConsent} <Link href={`${root}/sms-terms`}>{words.smsTerms}</Link>
        </Checkbox>
        {wantsSms && now.phone ? <p className="muted small">{words.goesTo(now.phone)}</p> : null}
        {wantsSms && !now.phone ? (
          <TextInput
            label={words.phone}
            name="phone"
            type="tel"
            autoComplete="tel-national"
            dir="ltr"
            aria-required
            error={isAboutPhone ? words.phoneMissing : undefined}
          />
        ) : null}
        <FormEnd isSaving={isSaving} isSaved={isSaved} />
      </Form>
    </section>
  )
}
