import { latinDigits } from '../format/latin-digits'
import { nationalPhone } from '../format/national-phone'
import { pattern } from './pattern'

/** What a country's addresses say of its numbers; without a pattern they have 6 to 14 digits. */
export type PhoneRule = {
  readonly dialCode: string
  readonly pattern?: string | undefined
  readonly mask?: string | undefined
}

/** Checks the country's own numbers by its rule, those of others by their length. Empty is valid. */
export function phone(value: string, { dialCode, pattern: expression, mask }: PhoneRule): 'phone' | null {
  const text = latinDigits(value).trim()
  if (!text) return null
  if (/[^\d\s()+.\-/]/.test(text)) return 'phone'
  const national = nationalPhone(text, dialCode, mask)
  if (national.startsWith('+')) return foreignPhone(national)
  const digits = national.replace(/\D/g, '')
  if (expression) return [national, digits].every(written => pattern(written, expression)) ? 'phone' : null
  const lengths = dialCode.replace(/\D/g, '') === '1' ? /^[2-9]\d{9}$/ : /^\d{6,14}$/
  return lengths.test(digits) ? null : 'phone'
}

/** In international form: ten digits that begin with 2 to 9 in North America, 7 to 15 with the dial code elsewhere. */
export function foreignPhone(text: string): 'phone' | null {
  return /^(1[2-9]\d{9}|[2-9]\d{6,14})$/.test(latinDigits(text).replace(/\D/g, '')) ? null : 'phone'
}
