import { boolean, enums, type Infer, integer, literal, nullable, optional, size, string, type } from 'superstruct'
import { array } from './array'

// The parts of WebAuthn Level 3 in JSON that the shop uses.

const Bytes = size(string(), 1, 8192)
const CredentialId = size(string(), 1, 1400)
const Transport = enums(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const KeyType = literal('public-key')

const Descriptor = type({ id: string(), type: KeyType, transports: array(Transport) })

/** For `navigator.credentials.create()`. */
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

/** For `navigator.credentials.get()`; it names no passkey, so the shopper chooses among all on the device. */
export const RequestOptions = type({
  challenge: string(),
  rpId: string(),
  timeout: integer(),
  userVerification: literal('required'),
})
export type RequestOptions = Infer<typeof RequestOptions>

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: KeyType,
  clientExtensionResults: type({}),
}

export const Attestation = type({
  ...credential,
  response: type({
    clientDataJSON: Bytes,
    attestationObject: size(string(), 1, 16_384),
    transports: optional(array(string())),
  }),
})
export type Attestation = Infer<typeof Attestation>

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
