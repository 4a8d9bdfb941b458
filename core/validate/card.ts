import { latinDigits } from '../format/latin-digits'

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'maestro' | 'card'

/** `FE309` is the catalogue's code for a bad expiry. */
export type CardProblem = 'required' | 'card-number' | 'FE309' | 'security-code'

const brands: readonly (readonly [CardBrand, RegExp, readonly number[]])[] = [
  ['amex', /^3[47]/, [15]],
  ['diners', /^3(0[0-5]|[689])/, [14, 15, 16, 17, 18, 19]],
  ['jcb', /^35(2[89]|[3-8])/, [16, 17, 18, 19]],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['discover', /^(6011|64[4-9]|65)/, [16, 17, 18, 19]],
  ['unionpay', /^62/, [14, 15, 16, 17, 18, 19]],
  ['maestro', /^(50|5[6-9]|6)/, [12, 13, 14, 15, 16, 17, 18, 19]],
  ['visa', /^4/, [13, 16, 18, 19]],
]

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number)
  return brands.find(([, start]) => start.test(digits))?.[0] ?? 'card'
}

/** As printed on the card: 4, 6 and 5 digits for American Express. */
export function spacedNumber(number: string): string {
  const digits = digitsOf(number).slice(0, 19)
  if (brandOf(digits) === 'amex') {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  }
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** UnionPay has no check digit. */
export function numberProblem(number: string): CardProblem | null {
  const digits = digitsOf(number)
  if (!digits) return 'required'
  const known = brands.find(([, start]) => start.test(digits))
  const lengths = known?.[2] ?? [12, 13, 14, 15, 16, 17, 18, 19]
  if (!lengths.includes(digits.length)) return 'card-number'
  return known?.[0] === 'unionpay' || hasCheckDigit(digits) ? null : 'card-number'
}

export function expiryOf(text: string): { month: number; year: number } | null {
  const parts = /^\s*(\d{1,2})\s*[/.\- ]?\s*(\d{2}|\d{4})\s*$/.exec(latinDigits(text))
  if (!parts) return null
  const month = Number(parts[1])
  const year = Number(parts[2])
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : null
}

/** As far as it is typed: two digits for the month, and the year after a stroke. Others than these stay as they are. */
export function spacedExpiry(text: string): string {
  const typed = latinDigits(text).trim()
  const short = /^(?:([2-9])|([1-9])[\s/.-]+)[\s/.-]*(\d{0,2}|\d{4})$/.exec(typed)
  if (short) return `0${short[1] ?? short[2]} / ${short[3]}`
  const digits = typed.replace(/\D/g, '')
  return /^\d{2,4}$/.test(digits) ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : text
}

/** Valid to the end of its month, and for at most twenty years. */
export function expiryProblem(text: string, now: Date): CardProblem | null {
  if (!text.trim()) return 'required'
  const expiry = expiryOf(text)
  if (!expiry) return 'FE309'
  const months = (expiry.year - now.getFullYear()) * 12 + expiry.month - 1 - now.getMonth()
  return months < 0 || months > 240 ? 'FE309' : null
}

export function securityCodeProblem(code: string, brand: CardBrand): CardProblem | null {
  if (!code.trim()) return 'required'
  const lengths = brand === 'amex' ? [4] : brand === 'card' ? [3, 4] : [3]
  const digits = latinDigits(code).trim()
  return /^\d+$/.test(digits) && lengths.includes(digits.length) ? null : 'security-code'
}

// Luhn, ISO/IEC 7812-1 annex B.
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const weighted = place % 2 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}
