import { useUnit } from 'effector-react'
import { Checkbox } from '../ui/choice'
import { $words } from './enrolment.words'

/** The interests that this shop has words for; `known` are joined by pipes, as the profile has them. */
export function InterestBoxes({ label, known }: { label: string; known: string }) {
  const words = useUnit($words)
  const chosen = known.split('|')
  return (
    <fieldset className="interests">
      <legend className="label">{label}</legend>
      {(Object.keys(words.interests) as (keyof typeof words.interests)[]).map(name => (
        <Checkbox key={name} name="interests" value={name} defaultChecked={chosen.includes(name)}>
          {words.interests[name]}
        </Checkbox>
      ))}
      {chosen
        .filter(name => name && !(name in words.interests))
        .map(name => (
          <input key={name} type="hidden" name="interests" value={name} />
        ))}
    </fieldset>
  )
}
