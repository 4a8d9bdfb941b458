import { nationalPhone } from '../format/national-phone'
import { internationalPhone } from '../format/phone'
import type { PhoneRule } from '../validate/phone'
import type { SignUpForm } from './contracts'

/** For numbers with another dial code than the form's, nothing else is known. */
export function phoneRuleOf(form: SignUpForm | null, dialCode = form?.phoneCode ?? ''): PhoneRule {
  if (dialCode !== form?.phoneCode) return { dialCode }
  return { dialCode, ...(form.phoneRule ?? { mask: form.phoneMask }) }
}

/** In international form; as typed where the dial code is unknown. */
export function sentPhone(text: string, { dialCode, mask }: PhoneRule): string {
  return dialCode ? internationalPhone(nationalPhone(text, dialCode, mask), dialCode) : text
}
