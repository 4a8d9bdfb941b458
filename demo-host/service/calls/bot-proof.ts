import { createHmac } from 'node:crypto'
import { is } from 'superstruct'
import type { BotAction } from '../../../core/shapes/bot-action'
import { type BotChallenge, BotProof } from '../../../core/site/bot-check/contracts'
import { isUsedBy, spendProof } from '../repositories/used-proofs'
import type { CallContext } from './context'

/** How long a challenge can be answered. */
const CHALLENGE_SECONDS = 300
/** A try costs a browser so many rounds of SHA-256; a challenge takes half of the tries on average (core/decisions/0882). */
const ROUNDS = 5_000
const MAX_TRIES = 60

type Asking = Pick<CallContext, 'configuration' | 'db' | 'key' | 'session' | 'transactionId'>

/** A challenge for one action on the pages of one access key. */
export async function challengeFor({ configuration, key }: Asking, action: BotAction): Promise<BotChallenge> {
  const { createChallenge, deriveKey, randomInt } = await altcha()
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: ROUNDS, counter: randomInt(MAX_TRIES), deriveKey },
    ...{ data: { action, key: key.key }, expiresAt: new Date(Date.now() + CHALLENGE_SECONDS * 1000) },
    ...secretsOf(configuration),
  })
  return { challenge: challenge as BotChallenge['challenge'], seconds: CHALLENGE_SECONDS }
}

/** A proof counts for one call and its repeats, which may come after the challenge has expired. `callParts`: method, address and body. */
export async function isProved(call: Asking, token: string, action: BotAction, callParts: readonly string[]) {
  const proof = proofIn(token)
  if (!proof) return false
  const { challenge, solution } = proof
  const { data } = challenge.parameters
  if (data.action !== action || data.key !== call.key.key) return false
  const { deriveKey, verifySolution } = await altcha()
  const secrets = secretsOf(call.configuration)
  const { verified, expired } = await verifySolution({ challenge, solution: { ...solution }, deriveKey, ...secrets })
  const used = { signature: challenge.signature, call: markOf(call, callParts) }
  return verified ? spendProof(call.db, used) : expired && isUsedBy(call.db, used)
}

async function altcha() {
  const [library, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/pbkdf2')])
  return { ...library, deriveKey }
}

function proofIn(token: string): BotProof | null {
  try {
    const proof: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    return is(proof, BotProof) ? proof : null
  } catch {
    return null
  }
}

const secretsOf = ({ signingSecret }: CallContext['configuration']) => ({
  hmacSignatureSecret: derived(signingSecret, 'challenges of the bot check'),
  hmacKeySignatureSecret: derived(signingSecret, 'solutions of the bot check'),
})

/** With a key, since the body may hold a password. */
const markOf = ({ configuration, key, session, transactionId }: Asking, callParts: readonly string[]): string =>
  derived(
    configuration.signingSecret,
    ['bot check', key.key, session?.consumerNo ?? '', transactionId, ...callParts].join('\n'),
  )

const derived = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')
