import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { Checkbox } from '../ui/choice'
import { $words } from './enrolment.words'

interface InterestBoxesProps {
  label: string
  /** A heading above says the same. */
  isTitled?: boolean
  /** Joined by pipes, as in the profile. */
  known: string
}

/** Interests without a word in this shop are kept. What is known may change while it is shown; what was ticked stays. */
export function InterestBoxes({ label, isTitled = false, known }: InterestBoxesProps) {
  const words = useUnit($words)
  const chosen = known.split('|')
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => {
    const before = known.split('|')
    setTicked(own => Object.fromEntries(Object.entries(own).filter(([name, isOn]) => isOn !== before.includes(name))))
  }, [known])
  return (
    <fieldset className="interests">
      <legend className={isTitled ? 'vh' : 'label'}>{label}</legend>
      {(Object.keys(words.interests) as (keyof typeof words.interests)[]).map(name => (
        <Checkbox
          key={name}
          name="interests"
          value={name}
          checked={ticked[name] ?? chosen.includes(name)}
          onChange={({ currentTarget: { checked } }) => setTicked(own => ({ ...own, [name]: checked }))}
        >
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
