import { useUnit } from 'effector-react'
import { nameLimits } from '../../core/validate/person-name'
import { problemMessage } from '../../core/validate/problem-message'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { TextInput } from '../ui/field'
import { $words } from './join.words'

interface PlusOneProps {
  value: string
  problem: string | undefined
  onType: (plusOne: string) => void
}

/** The name of who comes along. */
export function PlusOne({ value, problem, onType }: PlusOneProps) {
  const { words, common } = useUnit({ words: $words, common: $problemWords })
  return (
    <TextInput
      label={words.plusOne}
      optional={words.optional}
      hint={words.plusOneHint}
      name="plusOne"
      autoComplete="off"
      value={value}
      error={problem && problemMessage(problem, common, nameLimits)}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
