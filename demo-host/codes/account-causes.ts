import type { Code } from '../../core/errors/catalogue'
import type { Cause } from './causes'

const signIn = 'routes/session/sign-in.test.ts'
const signUp = 'routes/enrolment/sign-up.test.ts'
const password = 'routes/password/password.test.ts'
const change = 'routes/profile/change-consumer.test.ts'
const passkeys = 'routes/passkeys/passkeys.test.ts'
const pictures = 'routes/contact/pictures.test.ts'
const decisions = 'routes/personalisation/decide.test.ts'
const addresses = 'routes/profile/addresses.test.ts'

/** Codes of accounts and of the platform. */
export const accountCauses: Readonly<Partial<Record<Code, Cause>>> = {
  AUT401: ['an e-mail address or a password that is not right, whichever', signIn],
  AUT403: ['a bot check that fails', signIn],
  AUT404: ['a session that has ended, or a call that its caller may not make', 'plugins/every-call.test.ts'],
  AUT409: ['a code that another exchange is using at this moment', signIn],
  AUT418: ['a passkey that nobody keeps, or that was removed', passkeys],
  AUT437: [
    'the employees’ door, for anybody but an employee with the right password',
    'routes/session/employees-door.test.ts',
  ],
  AUT438: [
    'a code of the shop’s window that is not for that page, was used, or comes too late',
    'routes/session/page-code.test.ts',
  ],
  AUT423: ['five wrong passwords', signIn],
  AUT426: ['the fourth wrong password', signIn],
  AUT432: ['a code without its verifier, used before, or older than a minute', signIn],
  AUT439: ['an account with an e-mail address that has one', signUp],
  PRO400: ['an account for an address that another sign-up takes at the same moment', signUp],
  AUT440: [
    'the step before sign-in or sign-up, for an address without an account',
    'routes/enrolment/sign-up-form.test.ts',
  ],
  AUT441: ['the right password of an account that the shop has closed', signIn],
  AUT442: ['a phone number of another account, in a change of the profile', change],
  AUT444: ['a phone number of another account, at sign-up', signUp],
  AUT450: ['a change of the password, or anything else that asks for it, without the one that is', password],
  AUT451: ['a change to the same password', password],
  AUT452: ['a reset to the same password', password],
  AUT402: ['a link of a reset that is old or used', password],
  AUT453: ['what is no e-mail address, or one that no mail server takes', signUp],
  AUT460: ['a passkey whose answer is not right: of another site, without its owner, or copied', passkeys],
  AUT461: ['an answer to a question that is old, was answered before, or was asked for something else', passkeys],
  AUT463: ['a passkey for an account that has 20', passkeys],
  AUT464: ['a passkey that is none of the shopper’s', passkeys],
  AUT498: ['a cart of an account that the caller is not (any more)', 'routes/cart/routes.test.ts'],
  AUT500: ['a kept password that cannot be compared', signIn],
  PRO404: ['a session whose profile is gone', change],
  PRO410: ['a birth date of somebody too young', signUp],
  PRO411: ['a birth date that the country asks for and nobody named, or that is taken away', signUp],
  PRO412: ['a name or a number that cannot be one, by the rules of the number’s own country', signUp],
  PRO414: ['the main address of bills, while there are others', addresses],
  PRO415: [
    'a password without an upper-case letter, a lower-case letter or a digit, or one that another page changed meanwhile',
    password,
  ],
  PRO418: ['more interests than anybody has', change],
  PRO420: ['the erasure of an account with an order that is not delivered', 'routes/my-data/erase.test.ts'],
  PRO421: ['a download of a copy that was not asked for, or is older than three days', 'routes/my-data/copy.test.ts'],
  PIC404: ['a picture that is none of the shopper’s, or that another claim has', pictures],
  PIC409: ['a picture while twelve wait for a claim', pictures],
  PIC413: ['a picture of more than 2 MB', pictures],
  PIC415: ['a file that is no JPEG, PNG or WebP, whatever its name', pictures],
  PIC422: ['a picture that says where it was taken', pictures],
  CCA400: ['an address that is kept already', addresses],
  CCA401: ['an address that is none of the shopper’s', addresses],
  CCN404: ['a customer who has no account, or one that is closed', 'routes/in-store/for-customer.test.ts'],
  4044: ['a wish that only a member of the loyalty programme has', change],
  RTN500: ['a return for which the carrier makes no label', 'routes/fulfilment/fulfilment.test.ts'],
  STR404: ['a store of another country, or one that is not there any more', 'routes/delivery/causes.test.ts'],
  FE872: ['a password of fewer than 8 characters', signUp],
  EVT404: ['a change of a registration that is not there', 'routes/events/changed-registration.test.ts'],
  EVT409: ['a second registration of one shopper for an event', 'routes/events/events.test.ts'],
  EVT410: ['a registration for an event whose last day has passed', 'routes/events/events.test.ts'],
  EVT411: ['a registration for more people than an event has places left', 'routes/events/events.test.ts'],
  REV410: ['a review of more than 2000 characters', 'routes/reviews/reviews.test.ts'],
  LST409: ['one thing more than a list of favorites, or what is saved for later, holds', 'routes/lists/lists.test.ts'],
  ATTR100: ['an event without a type', decisions],
  ATTR200: ['a decision without a channel, or of another brand than the key’s', decisions],
  ATTR300: ['a decision without events', decisions],
  GEN500: ['a body that breaks its contract', 'routes/delivery/routes.test.ts'],
  API400: ['no access key, or a page that the key is not for', 'plugins/every-call.test.ts'],
  API404: ['a path that is not there', 'plugins/every-call.test.ts'],
  API405: ['a method that a path does not have', 'plugins/every-call.test.ts'],
  API406: ['a caller who takes no JSON', 'plugins/every-call.test.ts'],
  API415: ['a body of another type', 'plugins/every-call.test.ts'],
}
