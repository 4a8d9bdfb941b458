import type { Assertion, RequestOptions } from '../../../../core/shapes/webauthn'
import type { CallContext } from '../../calls/context'
import { fail } from '../../failure'
import {
  CHALLENGE_SECONDS,
  findPasskey,
  giveChallenge,
  type StoredPasskey,
  notePasskeyUse,
} from '../../repositories/passkeys'
import { relyingParty, takeChallenge, userHandleOf } from './relying-party'

/** Asks for any passkey of the shop. The question is the same for everybody, so it does not reveal who has an account. */
export async function askForAssertion({ db, configuration }: CallContext): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(configuration).id,
    challenge: Buffer.from(await giveChallenge(db, SIGN_IN), 'base64url'),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  })
  return options as RequestOptions
}

/** Checks an answer and returns the owner of the passkey. Throws `AUT418` for a passkey that is not known (any more), `AUT460` or `AUT461`. */
export async function checkAssertion(call: CallContext, assertion: Assertion): Promise<string> {
  const challenge = await takeChallenge(call, assertion.response.clientDataJSON, SIGN_IN)
  const saved = await findPasskey(call.db, assertion.id)
  if (!saved) throw fail('AUT418')
  if (!isOwners(saved, assertion)) throw fail('AUT460')
  const use = await verify(call, assertion, saved, challenge)
  if (!use || !(await notePasskeyUse(call.db, { id: saved.id, from: saved.counter, ...use }))) {
    // A counter that does not increase suggests a copied passkey.
    call.log.warn({ passkey: saved.id }, 'A passkey was refused')
    throw fail('AUT460')
  }
  return saved.consumerNo
}

const SIGN_IN = { purpose: 'sign-in', consumerNo: null } as const

/** The library does not check that the passkey belongs to the person in the answer. */
const isOwners = ({ consumerNo }: StoredPasskey, { response: { userHandle } }: Assertion): boolean =>
  userHandle === userHandleOf(consumerNo).toString('base64url')

async function verify(
  { configuration }: CallContext,
  assertion: Assertion,
  saved: StoredPasskey,
  expectedChallenge: string,
): Promise<{ to: number; isSynced: boolean } | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(configuration)
  const { userHandle, ...response } = assertion.response
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: { ...response, ...(userHandle ? { userHandle } : {}) } },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: saved.credentialId,
        publicKey: new Uint8Array(Buffer.from(saved.publicKey, 'base64url')),
        counter: saved.counter,
      },
    })
    return verified ? { to: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp } : null
  } catch {
    // The library throws for any invalid answer, and does nothing else that could fail.
    return null
  }
}
