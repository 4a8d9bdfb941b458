import { TextInput, type TextInputProps } from '../../widgets/ui/field'

export interface EmailInputProps extends Omit<TextInputProps, 'type' | 'error'> {
  /** What is wrong with it; anything but `required` is about how it is written. */
  problem: string | undefined | null
  words: { emailMissing: string; emailWrong: string }
}

/** An e-mail address that must be given. */
export function EmailInput({ problem, words, ...input }: EmailInputProps) {
  return (
    <TextInput
      {...input}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      aria-required
      error={problem ? (problem === 'required' ? words.emailMissing : words.emailWrong) : undefined}
    />
  )
}
