import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  optional,
  size,
  string,
  type,
} from 'superstruct'

// The shapes of WebAuthn Level 3 in JSON, as far as the shop uses them.

/** Bytes as base64url. */
const Bytes = size(string(), 1, 8192)
const CredentialId = size(string(), 1, 1400)
const Transport = enums(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const KeyType = literal('public-key')

const Descriptor = type({ id: string(), type: KeyType, transports: optional(array(Transport)) })

/** What `navigator.credentials.create()` is asked. */
export const CreationOptions = type({
  challenge: string(),
  rp: type({ id: string(), name: string() }),
  user: type({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(type({ alg: integer(), type: KeyType })),
  timeout: integer(),
  attestation: literal('none'),
  excludeCredentials: array(Descriptor),
  authenticatorSelection: type({
    residentKey: literal('required'),
    requireResidentKey: boolean(),
    userVerification: literal('required'),
  }),
})
export type CreationOptions = Infer<typeof CreationOptions>

/** What `navigator.credentials.get()` is asked; no `allowCredentials` lets the shopper choose among all they have here. */
export const RequestOptions = type({
  challenge: string(),
  rpId: string(),
  timeout: integer(),
  userVerification: literal('required'),
  allowCredentials: optional(array(Descriptor)),
})
export type RequestOptions = Infer<typeof RequestOptions>

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: KeyType,
  clientExtensionResults: type({}),
}

/** What an authenticator answers when it has made a passkey. */
export const Attestation = type({
  ...credential,
  response: type({
    clientDataJSON: Bytes,
    attestationObject: size(string(), 1, 16_384),
    transports: optional(array(string())),
  }),
})
export type Attestation = Infer<typeof Attestation>

/** What it answers when a passkey is used. */
export const Assertion = type({
  ...credential,
  response: type({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: optional(nullable(size(string(), 0, 100))),
  }),
})
export type Assertion = Infer<typeof Assertion>

/** A passkey of the account, as its owner sees it. */
export const Passkey = type({
  passkeyId: string(),
  name: string(),
  createdAt: string(),
  usedAt: nullable(string()),
  /** It is kept in the owner's account with Apple, Google or a password manager, and works on their other devices too. */
  isSynced: boolean(),
})
export type Passkey = Infer<typeof Passkey>

export const Passkeys = type({ passkeys: array(Passkey) })
export type Passkeys = Infer<typeof Passkeys>

const Name = size(string(), 1, 60)

/** Adding a passkey needs the password: an open session alone must not give a way in that lasts. */
export const NewPasskeyRequest = type({ password: size(string(), 1, 256) })
export const NewPasskey = type({ name: Name, attestation: Attestation })
export const PasskeyName = type({ name: Name })

/** `codeChallenge` binds the code to the page that asks (PKCE, S256), as with a password. */
export const PasskeySignIn = type({ assertion: Assertion, codeChallenge: size(string(), 43, 128) })
