import { useUnit } from 'effector-react'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import { TextInput, type TextInputProps } from '../../widgets/ui/field'

export interface EmailInputProps extends Omit<TextInputProps, 'type' | 'error'> {
  problem: string | undefined | null
}

export function EmailInput({ problem, ...input }: EmailInputProps) {
  const words = useUnit($problemWords)
  return (
    <TextInput
      {...input}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      aria-required
      error={problem ? problemMessage(problem, words) : undefined}
    />
  )
}
