import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import type { ConsumerProfile } from '../../../core/profile'
import { $detailsError, $savedDetails, $savingDetails, likingSubmitted } from '../../../core/profile/details'
import { FormEnd } from '../../account/form-end'
import { Form, textOf } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { Select } from '../../../widgets/ui/field'
import { InterestBoxes } from '../../../widgets/enrolment-parts/interest-boxes'
import '../../../widgets/enrolment-parts/enrolment.css'
import { $words } from './account-profile.words'

/** From 5 to 15, in halves. */
const sizes = Array.from({ length: 21 }, (_none, place) => String(5 + place / 2))

/** Interests without a word here are kept as they are. */
export function LikingForm({ preferences }: { preferences: ConsumerProfile['preferences'] }) {
  const { saving, kept, failure, words, errorText, submit } = useUnit({
    saving: $savingDetails,
    kept: $savedDetails,
    failure: $detailsError,
    words: $words,
    errorText: $errorText,
    submit: likingSubmitted,
  })
  const size = preferences?.preferredShoeSize ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => setChosen(own => (own === size ? null : own)), [size])
  const send = (typed: FormData) =>
    submit({
      interests: typed.getAll('interests').map(String),
      preferredShoeSize: textOf(typed, 'shoeSize'),
    })
  return (
    <section className="panel">
      <h2>{words.likes}</h2>
      <Form className="formroom" onSubmit={send} error={failure?.form === 'liking' ? errorText(failure.error) : null}>
        <Select
          label={words.shoeSize}
          name="shoeSize"
          value={chosen ?? size}
          onChange={event => setChosen(event.currentTarget.value)}
          options={[
            { value: '', label: words.noSize },
            ...(size && !sizes.includes(size) ? [size, ...sizes] : sizes).map(value => ({ value, label: value })),
          ]}
        />
        <InterestBoxes label={words.interests} known={preferences?.interests ?? ''} />
        <FormEnd isSaving={saving === 'liking'} isHeld={saving !== null} isSaved={kept === 'liking'} />
      </Form>
    </section>
  )
}
