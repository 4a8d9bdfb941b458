import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'

/** Converts a national or international number to E.164; an invalid one stays as typed. */
export function internationalNumber(typed: string, countryCode: string): string {
  return numberOf(typed, countryCode)?.number ?? typed
}

/** The form that a country's rules check: its own numbers without their dial code, and no number of another country. */
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
