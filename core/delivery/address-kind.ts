import type { AddressRules, FieldRule } from '../site/contracts'
import { emailRule } from '../validate/email'

/** What an address is for: which of a country's rules a form goes by, and which of its fields it has. */
export type AddressKind = 'shipping' | 'billing' | 'collection'

/** What a shop has to know of somebody who comes for things. */
const personal = ['firstName', 'lastName', 'email', 'phone']

/** The rules that a form goes by: of somebody who comes for things, those of an address that are about the person. */
export function rulesOf(kind: AddressKind, { shipping, billing }: AddressRules): readonly FieldRule[] {
  if (kind === 'billing') return billing
  const rules = withEmail(shipping)
  return kind === 'shipping' ? rules : rules.filter(({ name }) => personal.includes(name))
}

/** Every form asks for an e-mail address, also where a country's rules have none: the order's news go there. */
const withEmail = (rules: readonly FieldRule[]): readonly FieldRule[] =>
  rules.some(({ name }) => name === 'email') ? rules : [emailRule, ...rules]
