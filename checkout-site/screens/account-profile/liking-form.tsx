import { useUnit } from 'effector-react'
import type { ConsumerProfile } from '../../../core/profile'
import { $detailsError, $keptDetails, $savingDetails, likingSubmitted } from '../../../core/profile/details'
import { FormEnd } from '../../account/form-end'
import { Form, textOf } from '../../shell/form'
import { $say } from '../../shell/say'
import { Checkbox } from '../../../widgets/ui/choice'
import { Select } from '../../../widgets/ui/field'
import { $words } from './account-profile.words'

/** From 5 to 15, by halves. */
const sizes = Array.from({ length: 21 }, (_none, place) => String(5 + place / 2))

/** Shoe size and interests; an interest that this shop has no word for is kept as it is. */
export function LikingForm({ preferences }: { preferences: ConsumerProfile['preferences'] }) {
  const { saving, kept, failure, words, say, submit } = useUnit({
    saving: $savingDetails,
    kept: $keptDetails,
    failure: $detailsError,
    words: $words,
    say: $say,
    submit: likingSubmitted,
  })
  const known = (preferences?.interests ?? '').split('|').filter(Boolean)
  const names = Object.keys(words.interestNames) as (keyof typeof words.interestNames)[]
  const foreign = known.filter(one => !(one in words.interestNames))
  const size = preferences?.preferredShoeSize ?? ''
  const send = (typed: FormData) =>
    submit({
      interests: [...typed.getAll('interests').map(String), ...foreign],
      preferredShoeSize: textOf(typed, 'shoeSize'),
    })
  return (
    <section className="panel">
      <h2>{words.likes}</h2>
      <Form className="formroom" onSubmit={send} error={failure?.form === 'liking' ? say(failure.error) : null}>
        <Select
          label={words.shoeSize}
          name="shoeSize"
          defaultValue={size}
          options={[
            { value: '', label: words.noSize },
            ...(size && !sizes.includes(size) ? [size, ...sizes] : sizes).map(value => ({ value, label: value })),
          ]}
        />
        <fieldset className="interests">
          <legend className="label">{words.interests}</legend>
          {names.map(name => (
            <Checkbox key={name} name="interests" value={name} defaultChecked={known.includes(name)}>
              {words.interestNames[name]}
            </Checkbox>
          ))}
        </fieldset>
        <FormEnd isSaving={saving === 'liking'} isSaved={kept === 'liking'} />
      </Form>
    </section>
  )
}
