import type { FieldRule } from '../site/contracts'

/** The longest e-mail address that the shop takes. */
const EMAIL_MAX = 100

/** The rule of an e-mail field, in forms and in the rules of every country. */
export const emailRule: FieldRule = {
  name: 'email',
  label: 'email',
  required: true,
  maxLength: EMAIL_MAX,
  transforms: ['trim'],
  autocomplete: 'email',
  inputMode: 'email',
  width: 'full',
}

/** An e-mail address: there, whole, and no longer than 100 characters. */
export function email(value: string): 'required' | 'email' | 'max-length' | null {
  const text = value.trim()
  if (!text) return 'required'
  if ([...text].length > EMAIL_MAX) return 'max-length'
  return /^[^\s@<>()",;:]+@[^\s@.][^\s@]*\.[^\s@.]{2,}$/.test(text) && !text.includes('..') ? null : 'email'
}
