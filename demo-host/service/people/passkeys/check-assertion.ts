import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Assertion, RequestOptions } from '../../../../core/passkeys/contracts'
import type { CallContext } from '../../calls/context'
import { fail } from '../../failure'
import {
  CHALLENGE_SECONDS,
  findPasskey,
  giveChallenge,
  type KeptPasskey,
  notePasskeyUse,
  passkeysOf,
} from '../../repositories/passkeys'
import { relyingParty, takeChallenge, userHandleOf } from './relying-party'

/** What an answer must be for: signing in, by whoever it is, or proving that it is this person. */
type Asked =
  | { readonly purpose: 'sign-in'; readonly consumerNo: null }
  | { readonly purpose: 'proof'; readonly consumerNo: string }

/**
 * Asks for an answer by a passkey. To sign in, any passkey of the shop may answer: the question is the same for everybody,
 * and tells nothing of who has an account.
 */
export async function askForAssertion({ db, configuration }: CallContext, asked: Asked): Promise<RequestOptions> {
  const own = asked.consumerNo === null ? null : await passkeysOf(db, asked.consumerNo)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(configuration).id,
    challenge: Buffer.from(await giveChallenge(db, asked), 'base64url'),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
    ...(own ? { allowCredentials: own.map(descriptorOf) } : {}),
  })
  return options as RequestOptions
}

/** Checks an answer, notes the use, and tells whose passkey it is. Throws `AUT460` or `AUT461`. */
export async function checkAssertion(call: CallContext, assertion: Assertion, asked: Asked): Promise<string> {
  const challenge = await takeChallenge(call, assertion.response.clientDataJSON, asked)
  const kept = await findPasskey(call.db, assertion.id)
  if (!kept || !isOwners(kept, assertion, asked)) throw fail('AUT460')
  const use = await verify(call, assertion, kept, challenge)
  if (!use || !(await notePasskeyUse(call.db, { id: kept.id, from: kept.counter, ...use }))) {
    // A counter that stands still or goes back is the sign of a copied passkey.
    call.log.warn({ passkey: kept.id }, 'A passkey was refused')
    throw fail('AUT460')
  }
  return kept.consumerNo
}

function isOwners({ consumerNo }: KeptPasskey, { response }: Assertion, asked: Asked): boolean {
  if (asked.consumerNo !== null && asked.consumerNo !== consumerNo) return false
  // Only a passkey that was picked without a list names its person; the library leaves that check to us.
  const { userHandle } = response
  if (!userHandle) return asked.purpose === 'proof'
  return userHandle === userHandleOf(consumerNo).toString('base64url')
}

async function verify(
  { configuration }: CallContext,
  assertion: Assertion,
  kept: KeptPasskey,
  expectedChallenge: string,
): Promise<{ to: number; isSynced: boolean } | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(configuration)
  const { userHandle, ...response } = assertion.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: { ...response, ...(userHandle ? { userHandle } : {}) } },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    })
    return verified ? { to: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp } : null
  } catch {
    // The library throws at whatever is wrong with the answer; it touches nothing that could fail otherwise.
    return null
  }
}

/** A passkey as browsers are told of it. */
export const descriptorOf = ({ credentialId, transports }: KeptPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransportFuture[],
})
