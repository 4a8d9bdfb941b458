import { latinDigits } from './latin-digits'
import { maskedPhone } from './phone'

/** The national format, without dial code. A mask may have alternatives by number of digits (`0XX-XXXX-XXXX|0XX-XXX-XXXX`); a leading 0 of the mask is optional. What fits none stays as typed. A country without a mask has the shop's own. */
export function nationalPhone(text: string, dialCode: string | undefined, masks: string | undefined): string {
  const trimmed = latinDigits(text).trim()
  const digits = trimmed.replace(/\D/g, '')
  const code = (dialCode ?? '').replace(/\D/g, '')
  const isInternational = /^(\+|00)/.test(trimmed)
  const bare = isInternational && trimmed.startsWith('00') ? digits.slice(2) : digits
  const national = isInternational && code && bare.startsWith(code) ? bare.slice(code.length) : null
  if (isInternational && national === null) return trimmed
  // North America's trunk prefix.
  const nationalDigits =
    national ?? (code === '1' && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits)
  if (!masks) return code && nationalDigits ? maskedPhone(nationalDigits, code) : trimmed
  for (const mask of masks.split('|')) {
    const fitting = mask.startsWith('0') ? nationalDigits.replace(/^0/, '') : nationalDigits
    if (mask.replace(/[^X]/g, '').length === fitting.length) return maskedPhone(fitting, code, mask)
  }
  return national ?? trimmed
}
