import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Attestation, CreationOptions } from '../../../../core/shapes/webauthn'
import type { CallContext } from '../../calls/context'
import { inTransaction } from '../../database/transaction'
import { fail } from '../../failure'
import { lockConsumer } from '../../repositories/consumers'
import { leaveMails } from '../../repositories/outbox'
import { CHALLENGE_SECONDS, giveChallenge, savePasskey, passkeysOf } from '../../repositories/passkeys'
import { findPassword } from '../../repositories/people'
import { relyingParty, takeChallenge, userHandleOf } from './relying-party'

const MAX = 20

/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

/** The transports that browsers know. */
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** Asks an authenticator for a new passkey, excluding those that the person has. */
export async function askForPasskey(
  { db, configuration, shopper }: CallContext,
  { email, firstName, brand }: { email: string; firstName: string | null; brand: string },
): Promise<CreationOptions> {
  const { consumerNo } = shopper()
  const own = await passkeysOf(db, consumerNo)
  if (own.length >= MAX) throw fail('AUT463')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpID: relyingParty(configuration).id,
    rpName: brand,
    userName: email,
    userDisplayName: firstName ?? '',
    userID: new Uint8Array(userHandleOf(consumerNo)),
    challenge: Buffer.from(await giveChallenge(db, { purpose: 'add', consumerNo }), 'base64url'),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options as CreationOptions
}

/** Stores a new passkey and mails its owner. */
export async function addPasskey(call: CallContext, name: string, attestation: Attestation): Promise<void> {
  const { db, locale } = call
  const { consumerNo } = call.shopper()
  const { clientDataJSON, transports = [] } = attestation.response
  const expectedChallenge = await takeChallenge(call, clientDataJSON, { purpose: 'add', consumerNo })
  const made = await verify(call, attestation, expectedChallenge)
  if (!made) throw fail('AUT460')
  const known = transports.filter(transport => TRANSPORTS.has(transport))
  await inTransaction(db, async tx => {
    await lockConsumer(tx, consumerNo)
    if ((await passkeysOf(tx, consumerNo)).length >= MAX) throw fail('AUT463')
    // Authenticators make a new key each time, so a known one is forged.
    if (!(await savePasskey(tx, { ...made, consumerNo, transports: known, name }))) throw fail('AUT460')
    const person = await findPassword(tx, consumerNo)
    if (!person) throw fail('PRO404')
    const { email: to, firstName, lastName } = person
    await leaveMails(tx, { kind: 'passkey-added', to, locale, firstName, lastName, name })
  })
}

async function verify({ configuration }: CallContext, attestation: Attestation, expectedChallenge: string) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(configuration)
  const { clientDataJSON, attestationObject } = attestation.response
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, response: { clientDataJSON, attestationObject } },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return {
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      isSynced: registrationInfo.credentialBackedUp,
    }
  } catch {
    return null
  }
}
