import type { FieldRule } from '../../core/site/contracts'
import type { Say } from '../../core/errors/sentences'
import type { AddressWords } from './address.words'

/** A field's label in the shopper's language; one that is not known stands as the service named it. */
export function labelOf(rule: Pick<FieldRule, 'label'>, words: AddressWords): string {
  return words.labels[rule.label] ?? rule.label
}

/** What is wrong with a field, in words: a problem found here, or a code of the catalogue. */
export function problemWords(problem: string, rule: FieldRule, words: AddressWords, say: Say): string {
  const label = labelOf(rule, words)
  switch (problem) {
    case 'required':
      return words.missing[rule.label] ?? words.required(label)
    case 'email':
      return words.email
    case 'phone':
      return words.phone
    case 'min-length':
      return words.tooShort(rule.minLength ?? 1)
    case 'max-length':
      return words.tooLong(rule.maxLength ?? 100)
    case 'pattern':
      return words.pattern(label, rule.example ?? '')
    case 'not-offered':
      return words.missing[rule.label] ?? words.notOffered
    default:
      return say({ code: problem, message: '' })
  }
}
