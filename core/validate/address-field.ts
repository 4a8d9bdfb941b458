import type { FieldRule } from '../site/contracts'
import { email } from './email'
import { pattern } from './pattern'

export type FieldProblem = 'required' | 'min-length' | 'max-length' | 'pattern' | 'not-offered' | 'email' | 'phone'

/** The form and the service both use it. */
export function fieldProblem(value: string, rule: FieldRule): FieldProblem | null {
  const text = value.trim()
  if (!text) return rule.required ? 'required' : null
  if (rule.name === 'email') return email(text)
  if (rule.options?.length) return rule.options.some(({ code }) => code === text) ? null : 'not-offered'
  const length = [...text].length
  if (rule.minLength !== undefined && length < rule.minLength) return 'min-length'
  if (rule.maxLength !== undefined && length > rule.maxLength) return 'max-length'
  if (rule.pattern && pattern(text, rule.pattern)) return rule.name === 'phone' ? 'phone' : 'pattern'
  return null
}
