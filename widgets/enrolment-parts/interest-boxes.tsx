import { useUnit } from 'effector-react'
import { Checkbox } from '../ui/choice'
import { $words } from './enrolment.words'

interface InterestBoxesProps {
  label: string
  /** A heading that says the same stands above. */
  isTitled?: boolean
  /** Joined by pipes, as the profile has them. */
  known: string
}

/** The interests that this shop has words for; those that it has none for stay. */
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
