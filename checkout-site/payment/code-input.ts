import type { CardFormWords } from './card-form.words'
import { type CardInput, cardInput, sign } from './card-inputs'

const lock = 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3'

export function codeInput(words: CardFormWords, placeholder = words.codeExample): CardInput {
  const field = cardInput({
    name: 'cardCode',
    label: words.cardCode,
    autocomplete: 'cc-csc',
    placeholder,
    numeric: true,
    maxLength: 4,
  })
  field.end.append(sign(lock))
  return field
}
