import type { AddressRules, FieldRule } from '../site/contracts'
import { emailRule } from '../validate/email'

export type AddressKind = 'shipping' | 'billing' | 'collection'

const personal = ['firstName', 'lastName', 'email', 'phone']

export function rulesOf(kind: AddressKind, { shipping, billing }: AddressRules): readonly FieldRule[] {
  if (kind === 'billing') return billing
  const rules = withEmail(shipping)
  return kind === 'shipping' ? rules : rules.filter(({ name }) => personal.includes(name))
}

/** Every form asks for an e-mail address, because the order's mails go there. */
const withEmail = (rules: readonly FieldRule[]): readonly FieldRule[] =>
  rules.some(({ name }) => name === 'email') ? rules : [emailRule, ...rules]
