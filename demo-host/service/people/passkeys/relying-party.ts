import { createHash } from 'node:crypto'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { CallContext } from '../../calls/context'
import type { Configuration } from '../../configuration'
import { fail } from '../../failure'
import { type Purpose, spendChallenge } from '../../repositories/passkeys'

/** Whom passkeys are for: the domain that they are bound to, and the one origin whose pages may use them. */
export const relyingParty = ({ passkeyDomain, shopOrigin }: Configuration) => ({
  id: passkeyDomain,
  origin: new URL(shopOrigin).origin,
})

/** A person as authenticators know them: the same for all of their passkeys, and nothing that tells who it is. */
export const userHandleOf = (consumerNo: string): Buffer =>
  createHash('sha256').update(`passkey ${consumerNo}`).digest()

/**
 * Takes the challenge that an authenticator signed, and uses it up before anything else is looked at: an answer can be tried
 * once. Throws `AUT460` where nothing can be read, `AUT461` where the challenge is gone, late or was for something else.
 */
export async function takeChallenge(
  { db }: CallContext,
  clientDataJSON: string,
  asked: { readonly purpose: Purpose; readonly consumerNo: string | null },
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) throw fail('AUT460')
  if (!(await spendChallenge(db, challenge, asked))) throw fail('AUT461')
  return challenge
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = Object(decodeClientDataJSON(clientDataJSON)) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
