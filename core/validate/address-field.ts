import type { FieldRule } from '../site/contracts'
import { latinDigits } from '../format/latin-digits'
import { email } from './email'
import { pattern } from './pattern'
import { personName } from './person-name'
import { foreignPhone } from './phone'
import { isPhoneField } from './recipient-phone'
import { type LengthProblem, textLength } from './text-length'

export type FieldProblem = 'required' | LengthProblem | 'pattern' | 'not-offered' | 'email' | 'phone'

/** The form and the service both use it. */
export function fieldProblem(value: string, rule: FieldRule): FieldProblem | null {
  const text = (isPhoneField(rule.name) ? latinDigits(value) : value).trim()
  if (!text) return rule.required ? 'required' : null
  if (rule.name === 'email') return email(text)
  if (rule.options?.length) return rule.options.some(({ code }) => code === text) ? null : 'not-offered'
  const isName = rule.name === 'firstName' || rule.name === 'lastName'
  const wrongLength = isName ? personName(text, rule) : textLength(text, rule)
  if (wrongLength) return wrongLength
  if (isPhoneField(rule.name) && text.startsWith('+') && foreignPhone(text)) return 'phone'
  if (rule.pattern && pattern(text, rule.pattern)) return isPhoneField(rule.name) ? 'phone' : 'pattern'
  return null
}
