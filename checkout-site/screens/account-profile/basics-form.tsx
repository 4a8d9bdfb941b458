import { useUnit } from 'effector-react'
import type { ConsumerProfile } from '../../../core/profile'
import { $detailsError, $keptDetails, $savingDetails, basicsSubmitted } from '../../../core/profile/details'
import { FormEnd } from '../../account/form-end'
import { Form, textOf } from '../../shell/form'
import { $say } from '../../shell/say'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-profile.words'

const fields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', width: 'half' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', width: 'half' },
  { name: 'phone', autoComplete: 'tel-national', type: 'tel', width: 'half' },
  { name: 'postalCode', autoComplete: 'postal-code', type: 'text', width: 'half' },
  { name: 'birthDate', autoComplete: 'bday', type: 'date', width: 'half' },
] as const

/** The e-mail address is shown, but cannot be changed. */
export function BasicsForm({ details }: { details: ConsumerProfile['consumerDetails'] }) {
  const { saving, kept, failure, words, say, submit } = useUnit({
    saving: $savingDetails,
    kept: $keptDetails,
    failure: $detailsError,
    words: $words,
    say: $say,
    submit: basicsSubmitted,
  })
  const error = failure?.form === 'basics' ? failure.error : null
  const wrong = error?.kind === 'http' ? fields.find(({ name }) => name === error.details['field'])?.name : undefined
  const send = (typed: FormData) => submit(Object.fromEntries(fields.map(({ name }) => [name, textOf(typed, name)])))
  return (
    <section className="panel">
      <h2>{words.about}</h2>
      <Form className="form" onSubmit={send} attempt={error} error={error && !wrong ? say(error) : null}>
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
        <FormEnd isSaving={saving === 'basics'} isSaved={kept === 'basics'} />
      </Form>
    </section>
  )
}
