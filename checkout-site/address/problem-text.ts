import type { FieldRule } from '../../core/site/contracts'
import type { Say } from '../../core/errors/sentences'
import type { ProblemWords } from '../../core/validate/problems.words'
import { told } from '../../core/validate/told'
import type { AddressWords } from './address.words'

/** A field's label in the shopper's language; one that is not known stands as the service named it. */
export function labelOf(rule: Pick<FieldRule, 'label'>, words: AddressWords): string {
  return words.labels[rule.label] ?? rule.label
}

/** What a form says of a wrong value: its own words for some fields, and those of every form. */
export interface ProblemSaying {
  readonly words: AddressWords
  readonly common: ProblemWords
  readonly say: Say
}

/** What is wrong with a field, in words: a problem found here, or a code of the catalogue. */
export function problemWords(problem: string, rule: FieldRule, { words, common, say }: ProblemSaying): string {
  switch (problem) {
    case 'required':
      return words.missing[rule.label] ?? common.required
    case 'pattern':
      return words.pattern(labelOf(rule, words), rule.example ?? '')
    case 'not-offered':
      return words.missing[rule.label] ?? common.notOffered
    default:
      return told(problem, common, rule) ?? say({ code: problem, message: '' })
  }
}
