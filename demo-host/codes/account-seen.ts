import type { Code } from '../../core/errors/catalogue'

/** Where the words of an account's code are read. */
export const accountPlaces = {
  field: 'under the field, which keeps what was typed',
  notice: 'in a notice above the form',
  item: 'in a notice at the thing that was to be changed',
  toast: 'in a toast',
  screen: 'on a screen of its own',
} as const

/** What the shopper does, where the words stand, and, where the call is changed on its way, why no page of ours sends it so. */
type Row = readonly [action: string, place: keyof typeof accountPlaces, instead?: string]

const formChecks = 'the form checks the same rule before it sends anything'

/** Codes that `demo-host/e2e/account-codes.e2e.ts` meets, each once. */
export const accountSeen = {
  AUT437: ['signs in at the employees’ door', 'notice'],
  AUT426: ['signs in with a wrong password for the fourth time', 'notice'],
  AUT423: ['signs in with a wrong password for the fifth time', 'notice'],
  AUT441: ['signs in to an account that the shop closed', 'notice'],
  AUT403: ['signs in, and the bot check says no', 'notice'],
  AUT432: ['signs in, and somebody else has used the code', 'notice'],
  AUT404: ['saves the profile after the password was changed in another browser', 'screen'],
  AUT402: ['opens the link of a mail after more than an hour', 'screen'],
  AUT442: ['changes the phone number to that of another account', 'field'],
  AUT451: ['changes the password to the same one', 'field'],
  AUT453: ['signs up', 'field', formChecks],
  FE340: ['changes the password, and repeats another one', 'field'],
  FE872: ['signs up with a short password', 'field', formChecks],
  AUT461: ['adds a passkey, and takes too long for it', 'notice'],
  AUT463: ['adds a passkey beside twenty others', 'notice'],
  AUT464: ['renames a passkey that was removed in another tab', 'item'],
  PRO410: ['signs up', 'field', formChecks],
  PRO411: ['signs up', 'field', 'the form has the fields of its own country'],
  PRO412: ['changes the profile', 'field', formChecks],
  PRO414: ['removes the main address of bills, while there is another', 'item'],
  PRO415: ['changes the password', 'field', formChecks],
  PRO418: ['changes what they like', 'notice', 'there are fewer interests to tick than are allowed'],
  PRO421: ['downloads a copy of the data after more than three days', 'notice'],
  CCA400: ['adds an address that is kept already', 'notice'],
  CCA401: ['changes an address that was removed in another tab', 'notice'],
  CCN404: ['begins to sell to a customer without an account', 'field'],
  '4044': ['asks for the members’ news', 'notice', 'only members have the box, and nobody leaves the programme'],
  STR404: ['begins to sell in a store', 'notice', 'only stores of the country are in the list'],
  AUT498: ['changes a quantity after the password was changed in another browser', 'toast'],
} as const satisfies Readonly<Partial<Record<Code, Row>>>

export type MetCode = keyof typeof accountSeen

/** Codes that another journey meets on its way: its file, and the words that it waits for. */
export const metElsewhere: Readonly<Partial<Record<Code, readonly [file: string, words: string]>>> = {
  AUT401: ['people.e2e.ts', 'do not match'],
  AUT409: ['account-causes.e2e.ts', 'AUT409'],
  AUT439: ['sign-up.e2e.ts', 'An account with this email exists'],
  AUT440: ['enrolment.e2e.ts', 'Create your account'],
  AUT444: ['sign-up.e2e.ts', 'belongs to another account'],
  AUT450: ['sign-up.e2e.ts', 'incorrect'],
  AUT452: ['sign-up.e2e.ts', 'used this password before'],
  AUT418: ['passkeys.e2e.ts', 'This passkey is not known here any more'],
  AUT500: ['account-causes.e2e.ts', 'Signing in does not work right now'],
  PRO404: ['account-causes.e2e.ts', 'We could not find your profile'],
  PRO420: ['my-data.e2e.ts', 'open order'],
  RTN500: ['account-causes.e2e.ts', 'Your return could not be set up'],
}

/** Codes that no page brings about, and why. */
export const neverMet: Readonly<Partial<Record<Code, string>>> = {
  AUT438:
    'the page that asked uses the window’s code at once; only one that went to the shop itself may come back too late',
  AUT460: 'a browser answers for its own site alone, with a key that it holds',
  PRO400: 'it takes two forms that are sent at the same moment',
  AUT462: 'a browser makes a new key each time, and keeps a second one from the same device by itself',
}
