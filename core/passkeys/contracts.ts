import { boolean, type Infer, nullable, size, string, type } from 'superstruct'
import { array } from '../shapes/array'
import { Assertion, Attestation } from '../shapes/webauthn'

export const Passkey = type({
  passkeyId: string(),
  name: string(),
  createdAt: string(),
  usedAt: nullable(string()),
  /** Stored with Apple, Google or a password manager, so it works on other devices too. */
  isSynced: boolean(),
})
export type Passkey = Infer<typeof Passkey>

export const Passkeys = type({ passkeys: array(Passkey) })
export type Passkeys = Infer<typeof Passkeys>

const Name = size(string(), 1, 60)

/** Adding a passkey needs the password: an open session must not create a permanent way in. */
export const NewPasskeyRequest = type({ password: size(string(), 1, 256) })
export const NewPasskey = type({ name: Name, attestation: Attestation })
export const PasskeyName = type({ name: Name })

/** `codeChallenge` binds the code to the page (PKCE, S256), as with a password. */
export const PasskeySignIn = type({ assertion: Assertion, codeChallenge: size(string(), 43, 128) })
