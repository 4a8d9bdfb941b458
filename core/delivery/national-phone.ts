import { maskedPhone } from '../format/phone'

/** As its country writes it, without the dial code. What does not fit the mask stays as typed. */
export function nationalPhone(text: string, dialCode: string | undefined, mask: string | undefined): string {
  const trimmed = text.trim()
  const digits = trimmed.replace(/\D/g, '')
  const code = (dialCode ?? '').replace(/\D/g, '')
  const isInternational = /^(\+|00)/.test(trimmed)
  const bare = isInternational && trimmed.startsWith('00') ? digits.slice(2) : digits
  const national = isInternational && code && bare.startsWith(code) ? bare.slice(code.length) : null
  // North America's trunk prefix.
  const meant = national ?? (code === '1' && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits)
  if (mask && mask.replace(/[^X]/g, '').length === meant.length) return maskedPhone(meant, code, mask)
  return national ?? trimmed
}
