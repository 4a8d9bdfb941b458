import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

/** A number in international form (E.164), as somebody in that country would mean it; as typed where it can be none. */
export function internationalNumber(typed: string, countryCode: string): string {
  return numberOf(typed, countryCode)?.number ?? typed
}

/** What the rules of a country are held against: its own numbers without their dial code, no number of another country. */
export function ruledNumber(text: string, countryCode: string): string | null {
  const number = numberOf(text, countryCode)
  if (!number) return text
  const own = numberOf(number.nationalNumber, countryCode)
  return own?.countryCallingCode === number.countryCallingCode ? number.nationalNumber : null
}

function numberOf(text: string, countryCode: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(countryCode) ? countryCode : undefined)
  return number?.isPossible() ? number : null
}
