import { useUnit } from 'effector-react'
import { TextArea, type TextAreaProps } from '../ui/field'
import { $words } from './counted-text.words'

interface CountedTextProps extends Omit<TextAreaProps, 'hint'> {
  hint?: string
  /** In characters; below zero the text is too long. */
  left: number
}

/** A text field that says how many characters are left, or by how many the text is too long. */
export function CountedText({ left, hint, error, ...area }: CountedTextProps) {
  const { words } = useUnit({ words: $words })
  const count = words.left(left)
  return <TextArea {...area} hint={hint ? `${hint} ${count}` : count} error={left < 0 ? words.tooLong(-left) : error} />
}
