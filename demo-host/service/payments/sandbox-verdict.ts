import { createHmac, timingSafeEqual } from 'node:crypto'

export type Verdict = 'passed' | 'failed'

/** Signed, because it travels through the shopper's browser. */
export const signVerdict = (challengeId: string, verdict: Verdict, secret: string): string =>
  `${verdict}.${signatureOf(challengeId, verdict, secret)}`

/** Null if the bank did not sign it. */
export function readVerdict(challengeId: string, signed: string, secret: string): Verdict | null {
  const [verdict, signature = ''] = signed.split('.')
  if (verdict !== 'passed' && verdict !== 'failed') return null
  const right = Buffer.from(signatureOf(challengeId, verdict, secret))
  const received = Buffer.from(signature)
  return right.length === received.length && timingSafeEqual(right, received) ? verdict : null
}

const signatureOf = (challengeId: string, verdict: Verdict, secret: string): string =>
  createHmac('sha256', secret).update(`3ds ${challengeId} ${verdict}`).digest('base64url')
