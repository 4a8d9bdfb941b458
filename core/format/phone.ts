import { latinDigits } from './latin-digits'

/** International form: a leading plus, or 00 for it, is kept; for dial code 44 a leading 0 is dropped; otherwise the dial code is added. Idempotent. Empty without digits. */
export function internationalPhone(text: string, dialCode: string): string {
  const trimmed = latinDigits(text).trim().replace(/^00/, '+')
  const digits = trimmed.replace(/\D/g, '')
  if (!digits) return ''
  if (trimmed.startsWith('+')) return '+' + digits
  const code = dialCode.replace(/\D/g, '')
  return `+${code}${code === '44' ? digits.replace(/^0/, '') : digits}`
}

const northAmerica = '(XXX) XXX - XXXX'
/** Outside North America, where a country has none of its own. */
export const USUAL_MASK = 'XXXX - XXX - XXX'

/** Puts the digits into the country's mask as far as they are typed; further digits follow it, so that none is lost. A number with a dial code stays as it is. */
export function maskedPhone(text: string, dialCode: string, mask?: string | null): string {
  if (text.trim().startsWith('+')) return text
  const digits = latinDigits(text).replace(/\D/g, '')
  const shape = mask ?? (dialCode.replace(/\D/g, '') === '1' ? northAmerica : USUAL_MASK)
  let place = 0
  let written = ''
  for (const sign of shape) {
    if (place >= digits.length) break
    written += sign === 'X' ? digits[place++] : sign
  }
  return written + digits.slice(place)
}

/** A stored number for reading: one with this dial code in its mask, outside North America after the code. */
export function readablePhone(phone: string, dialCode: string | undefined, mask?: string | null): string {
  const code = dialCode?.replace(/\D/g, '') ?? ''
  const digits = phone.replace(/\D/g, '')
  if (code === '1') {
    const own = digits.replace(/^1(?=\d{10}$)/, '')
    return own.length === 10 ? maskedPhone(own, code) : phone
  }
  const isOwn = code !== '' && phone.startsWith(`+${code}`)
  return isOwn ? `+${code} ${maskedPhone(digits.slice(code.length), code, mask)}` : phone
}
