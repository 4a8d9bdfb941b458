import type { FieldRule } from '../site/contracts'

const EMAIL_MAX = 100

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

export function email(value: string): 'required' | 'email' | 'max-length' | null {
  const text = value.trim()
  if (!text) return 'required'
  if ([...text].length > EMAIL_MAX) return 'max-length'
  return /^[^\s@<>()",;:]+@[^\s@.][^\s@]*\.[^\s@.]{2,}$/.test(text) && !text.includes('..') ? null : 'email'
}
