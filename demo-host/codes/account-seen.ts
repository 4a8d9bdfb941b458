import type { Code } from '../../core/errors/catalogue'

/** Where the words of an account's code are read. */
export const accountPlaces = {
  field: 'under the field, which keeps what was typed',
  notice: 'in a notice above the form',
  item: 'in a notice at the thing that was to be changed',
  toast: 'in a toast',
  screen: 'on a screen of its own',
} as const

/** What the shopper does, and where the words are. */
type Row = readonly [action: string, place: keyof typeof accountPlaces]

/** Codes that `demo-host/e2e/account-codes.e2e.ts` meets, each once. */
export const accountSeen = {
  AUT437: ['signs in at the employees’ door', 'notice'],
  AUT426: ['signs in with a wrong password for the fourth time', 'notice'],
  AUT423: ['signs in with a wrong password for the fifth time', 'notice'],
  AUT441: ['signs in to an account that the shop closed', 'notice'],
  AUT432: ['signs in, and somebody else has used the code', 'notice'],
  AUT404: ['saves the profile after the password was changed in another browser', 'screen'],
  AUT402: ['opens the link of a mail after more than an hour', 'screen'],
  AUT442: ['changes the phone number to that of another account', 'field'],
  AUT451: ['changes the password to the same one', 'field'],
  AUT453: ['signs up with an address that passes the form and no mail server takes', 'field'],
  FE340: ['changes the password, and repeats another one', 'field'],
  FE872: ['signs up with a short password', 'field'],
  AUT438: ['comes back from the shop’s window to a page that takes more than a minute to load', 'notice'],
  AUT460: ['signs in with a copy of a passkey that its owner has used since', 'notice'],
  AUT461: ['adds a passkey, and takes too long for it', 'notice'],
  AUT463: ['adds a passkey beside twenty others', 'notice'],
  AUT464: ['renames a passkey that was removed in another tab', 'item'],
  PRO410: ['is twelve, and signs up on a device whose clock was set ahead', 'field'],
  PRO411: ['takes the birth date out of the profile in a country that asks for it', 'field'],
  PRO412: ['types half of a phone number of another country than the page’s', 'field'],
  PRO414: ['removes the main address of bills, while there is another', 'item'],
  PRO418: ['ticks one more interest beside forty that another app has kept', 'notice'],
  PRO421: ['downloads a copy of the data after more than three days', 'notice'],
  CCA400: ['adds an address that is kept already', 'notice'],
  CCA401: ['changes an address that was removed in another tab', 'notice'],
  CCN404: ['begins to sell to a customer without an account', 'field'],
  AUT498: ['changes a quantity after the password was changed in another browser', 'toast'],
} as const satisfies Readonly<Partial<Record<Code, Row>>>

export type MetCode = keyof typeof accountSeen

/** Codes that another journey meets on its way: its file, and the words that it waits for. */
export const metElsewhere: Readonly<Partial<Record<Code, readonly [file: string, words: string]>>> = {
  AUT401: ['people.e2e.ts', 'do not match'],
  AUT403: ['account-causes.e2e.ts', 'We could not verify that you are human'],
  AUT409: ['account-causes.e2e.ts', 'AUT409'],
  AUT439: ['sign-up.e2e.ts', 'An account with this email exists'],
  AUT440: ['enrolment.e2e.ts', 'Create your account'],
  AUT444: ['sign-up.e2e.ts', 'belongs to another account'],
  AUT450: ['sign-up.e2e.ts', 'incorrect'],
  AUT452: ['sign-up.e2e.ts', 'used this password before'],
  AUT418: ['passkeys.e2e.ts', 'This passkey is not known here any more'],
  AUT500: ['account-causes.e2e.ts', 'Signing in does not work right now'],
  PRO400: ['account-causes.e2e.ts', 'An account with this email exists'],
  PRO404: ['account-causes.e2e.ts', 'We could not find your profile'],
  PRO415: ['account-causes.e2e.ts', 'Your password could not be changed'],
  PRO420: ['my-data.e2e.ts', 'open order'],
  RTN500: ['account-causes.e2e.ts', 'Your return could not be set up'],
  STR404: ['account-causes.e2e.ts', 'We do not know this store'],
  '4044': ['account-causes.e2e.ts', 'We found no membership for you'],
}
