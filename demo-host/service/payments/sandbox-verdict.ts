import { createHmac, timingSafeEqual } from 'node:crypto'

/** How a challenge ended by the sandbox bank's word. */
export type Verdict = 'passed' | 'failed'

/** A verdict as it travels through the shopper's browser: readable, and signed so that nobody can change it on the way. */
export const signVerdict = (challengeId: string, verdict: Verdict, secret: string): string =>
  `${verdict}.${signatureOf(challengeId, verdict, secret)}`

/** The verdict of a challenge if the bank signed it, else null. */
export function readVerdict(challengeId: string, signed: string, secret: string): Verdict | null {
  const [verdict, signature = ''] = signed.split('.')
  if (verdict !== 'passed' && verdict !== 'failed') return null
  const right = Buffer.from(signatureOf(challengeId, verdict, secret))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given) ? verdict : null
}

const signatureOf = (challengeId: string, verdict: Verdict, secret: string): string =>
  createHmac('sha256', secret).update(`3ds ${challengeId} ${verdict}`).digest('base64url')
