import type { FieldRule } from '../../core/site/contracts'
import type { ErrorText } from '../../core/errors/sentences'
import type { ProblemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import type { AddressWords } from './address.words'

/** In the shopper's language; an unknown field has the service's label. */
export function labelOf(rule: Pick<FieldRule, 'label'>, words: AddressWords): string {
  return words.labels[rule.label] ?? rule.label
}

export interface ProblemSaying {
  readonly words: AddressWords
  readonly common: ProblemWords
  readonly errorText: ErrorText
}

/** For a problem found by the form, or a code of the catalogue. */
export function problemWords(problem: string, rule: FieldRule, { words, common, errorText }: ProblemSaying): string {
  switch (problem) {
    case 'required':
      return words.missing[rule.label] ?? common.required
    case 'pattern':
      return words.pattern(labelOf(rule, words), rule.example ?? '')
    case 'not-offered':
      return words.missing[rule.label] ?? common.notOffered
    default:
      return problemMessage(problem, common, rule) ?? errorText({ code: problem, message: '' })
  }
}
