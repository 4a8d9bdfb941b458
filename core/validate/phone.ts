/** How many digits a region's numbers have: exactly so many, or from so many to so many. */
export type PhoneLength = number | readonly [from: number, to: number]

/**
 * A phone number without its dial code: ten digits of which the first is 2 to 9 in North America, elsewhere as many as
 * the region's numbers have (spec/3 §5). One code for both missing and wrong, since one sentence says it.
 */
export function phone(value: string, dialCode: string, length: PhoneLength = [6, 14]): 'phone' | null {
  const digits = value.replace(/\D/g, '')
  if (dialCode.replace(/\D/g, '') === '1') return /^[2-9]\d{9}$/.test(digits) ? null : 'phone'
  const [from, to] = typeof length === 'number' ? [length, length] : length
  return digits.length >= from && digits.length <= to ? null : 'phone'
}
