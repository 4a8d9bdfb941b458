import { useUnit } from 'effector-react'
import { Checkbox } from '../ui/choice'
import { $words } from './enrolment.words'

interface InterestBoxesProps {
  label: string
  /** A heading above says the same. */
  isTitled?: boolean
  /** Joined by pipes, as in the profile. */
  known: string
}

/** Interests without a word in this shop are kept. */
export function InterestBoxes({ label, isTitled = false, known }: InterestBoxesProps) {
  const words = useUnit($words)
  const chosen = known.split('|')
  return (
    <fieldset className="interests">
      <legend className={isTitled ? 'vh' : 'label'}>{label}</legend>
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
