import { createHash } from 'node:crypto'
import type { CallContext } from '../../calls/context'
import type { Configuration } from '../../configuration'
import { fail } from '../../failure'
import { type Purpose, spendChallenge } from '../../repositories/passkeys'

/** The domain that passkeys are bound to, and the only origin that may use them. */
export const relyingParty = ({ passkeyDomain, shopOrigin }: Configuration) => ({
  id: passkeyDomain,
  origin: new URL(shopOrigin).origin,
})

/** The same for all passkeys of a person; it does not reveal who that is. */
export const userHandleOf = (consumerNo: string): Buffer =>
  createHash('sha256').update(`passkey ${consumerNo}`).digest()

/** Uses up the challenge of an answer first, so that an answer can be tried once. Throws `AUT460` for an unreadable answer, `AUT461` for a wrong or expired challenge. */
export async function takeChallenge(
  { db }: CallContext,
  clientDataJSON: string,
  context: { readonly purpose: Purpose; readonly consumerNo: string | null },
): Promise<string> {
  const challenge = await challengeIn(clientDataJSON)
  if (challenge === null) throw fail('AUT460')
  if (!(await spendChallenge(db, challenge, context))) throw fail('AUT461')
  return challenge
}

async function challengeIn(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge } = Object(decodeClientDataJSON(clientDataJSON)) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
