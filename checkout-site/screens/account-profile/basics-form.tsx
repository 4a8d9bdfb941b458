import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { ConsumerProfile } from '../../../core/profile'
import { $detailsError, $keptDetails, $savingDetails, basicsSubmitted } from '../../../core/profile/details'
import { $words as $accountWords } from '../../account/account.words'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './account-profile.words'

const fields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', width: 'half' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', width: 'half' },
  { name: 'phone', autoComplete: 'tel-national', type: 'tel', width: 'half' },
  { name: 'postalCode', autoComplete: 'postal-code', type: 'text', width: 'half' },
  { name: 'birthDate', autoComplete: 'bday', type: 'date', width: 'half' },
] as const

/** Name, telephone, postal code and birth date; the e-mail address is shown and stays. */
export function BasicsForm({ details }: { details: ConsumerProfile['consumerDetails'] }) {
  const { saving, kept, failure, words, account, say, submit } = useUnit({
    saving: $savingDetails,
    kept: $keptDetails,
    failure: $detailsError,
    words: $words,
    account: $accountWords,
    say: $say,
    submit: basicsSubmitted,
  })
  const form = useRef<HTMLFormElement>(null)
  const error = failure?.form === 'basics' ? failure.error : null
  const wrong = error?.kind === 'http' ? fields.find(({ name }) => name === error.details['field'])?.name : undefined
  useEffect(() => {
    if (error && wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [error, wrong])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    submit(Object.fromEntries(fields.map(({ name }) => [name, String(typed.get(name) ?? '').trim()])))
  }
  return (
    <section className="panel">
      <h2>{words.about}</h2>
      <form ref={form} className="form" onSubmit={send} noValidate>
        <Live urgent className="notices">
          {error && !wrong ? <Notice tone="danger">{say(error)}</Notice> : null}
        </Live>
        <TextInput label={words.email} type="email" dir="ltr" readOnly value={details.email} hint={words.emailHint} />
        {fields.map(({ name, autoComplete, type, width }) => (
          <div className={width} key={name}>
            <TextInput
              label={words[name]}
              optional={words.optional}
              name={name}
              type={type}
              autoComplete={autoComplete}
              dir={name === 'phone' || name === 'postalCode' ? 'ltr' : undefined}
              defaultValue={details[name] ?? ''}
              error={error && wrong === name ? say(error) : undefined}
            />
          </div>
        ))}
        <div className="formend">
          <Button type="submit" busy={saving === 'basics' ? account.saving : undefined}>
            {account.save}
          </Button>
        </div>
        <Live>{kept === 'basics' ? <Notice tone="success">{account.saved}</Notice> : null}</Live>
      </form>
    </section>
  )
}
