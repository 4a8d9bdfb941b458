import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { internationalPhone } from '../../core/format/phone'

/** Converts a national or international number to E.164; an invalid one stays as typed. */
export function internationalNumber(typed: string, countryCode: string): string {
  return numberOf(typed, countryCode)?.number ?? typed
}

/** E.164 with the number's own dial code, for somebody whose numbers have this one; an impossible number keeps its digits. */
export function numberAndCode(typed: string, dialCode: string): { readonly phone: string; readonly phoneCode: string } {
  const phone = internationalPhone(typed, dialCode)
  const number = parsePhoneNumberFromString(phone)
  return {
    phone: number?.isPossible() ? number.number : phone,
    phoneCode: number?.countryCallingCode ?? dialCode,
  }
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
