import { maskedPhone } from '../format/phone'

/**
 * As its country writes it, without the dial code. A mask may be several, told apart by how many digits they have room
 * for (`0XX-XXXX-XXXX|0XX-XXX-XXXX`); the 0 that a mask begins with need not be typed. What fits none stays as typed.
 */
export function nationalPhone(text: string, dialCode: string | undefined, masks: string | undefined): string {
  const trimmed = text.trim()
  const digits = trimmed.replace(/\D/g, '')
  const code = (dialCode ?? '').replace(/\D/g, '')
  const isInternational = /^(\+|00)/.test(trimmed)
  const bare = isInternational && trimmed.startsWith('00') ? digits.slice(2) : digits
  const national = isInternational && code && bare.startsWith(code) ? bare.slice(code.length) : null
  if (isInternational && national === null) return trimmed
  // North America's trunk prefix.
  const meant = national ?? (code === '1' && digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits)
  for (const mask of masks?.split('|') ?? []) {
    const own = mask.startsWith('0') ? meant.replace(/^0/, '') : meant
    if (mask.replace(/[^X]/g, '').length === own.length) return maskedPhone(own, code, mask)
  }
  return national ?? trimmed
}
