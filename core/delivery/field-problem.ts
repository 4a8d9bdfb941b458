import type { AddressRules, FieldRule } from '../site/contracts'
import { email } from '../validate/email'

/** What an address is for: which of a country's rules a form goes by, and which of its fields it has. */
export type AddressKind = 'shipping' | 'billing' | 'collection'

/** What can be wrong with an address field before the service sees it. */
export type FieldProblem = 'required' | 'min-length' | 'max-length' | 'pattern' | 'not-offered' | 'email' | 'phone'

/** Checks one value by the server's rule of its field; null when it may be sent. */
export function fieldProblem(value: string, rule: FieldRule): FieldProblem | null {
  const text = value.trim()
  if (!text) return rule.required ? 'required' : null
  if (rule.name === 'email') return email(text)
  if (rule.options?.length) return rule.options.some(({ code }) => code === text) ? null : 'not-offered'
  const length = [...text].length
  if (rule.minLength !== undefined && length < rule.minLength) return 'min-length'
  if (rule.maxLength !== undefined && length > rule.maxLength) return 'max-length'
  if (rule.pattern && !matches(text, rule.pattern)) return rule.name === 'phone' ? 'phone' : 'pattern'
  return null
}

const emailRule: FieldRule = {
  name: 'email',
  label: 'email',
  required: true,
  maxLength: 100,
  transforms: ['trim'],
  autocomplete: 'email',
  inputMode: 'email',
  width: 'full',
}

/** What a shop has to know of somebody who comes for things. */
const personal = ['firstName', 'lastName', 'email', 'phone']

/** The rules that a form goes by: of somebody who comes for things, those of an address that are about the person. */
export function rulesOf(kind: AddressKind, { shipping, billing }: AddressRules): readonly FieldRule[] {
  if (kind === 'billing') return billing
  const rules = withEmail(shipping)
  return kind === 'shipping' ? rules : rules.filter(({ name }) => personal.includes(name))
}

/** The e-mail's rule stands before a country's, where these lack it: the order's news go there. */
const withEmail = (rules: readonly FieldRule[]): readonly FieldRule[] =>
  rules.some(({ name }) => name === 'email') ? rules : [emailRule, ...rules]

// A rule that is no expression here must not keep anyone from buying: the service checks again.
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'iu').test(text)
  } catch {
    return true
  }
}
