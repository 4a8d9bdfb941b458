// One validator a file: a value, and what it is held against, to a code or null.
export { date, maxDate, minDate } from './date'
export { email } from './email'
export { exactLength, maxLength, minLength } from './length'
export { name } from './name'
export { max, min } from './number-range'
export { password, repeatedPassword } from './password'
export { pattern } from './pattern'
export { type PhoneLength, phone } from './phone'
export { postalCode } from './postal-code'
export { required } from './required'
export { sameAs } from './same-as'
export { ticked } from './ticked'

// Their words
export { $words } from './validation.words'
