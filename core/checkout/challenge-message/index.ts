import { is, literal, size, string, type } from 'superstruct'
import type { ChallengeResult } from '../contracts'

const ChallengeMessage = type({
  source: literal('till-3ds'),
  transactionId: size(string(), 1, 100),
  challengeResult: size(string(), 1, 2000),
})

export type ReceivedMessage<Source> = {
  readonly data: unknown
  readonly origin: string
  readonly source: Source | null
}

/** Null for any other window, origin or shape. */
export function challengeResultIn<Source>(
  { data, origin, source }: ReceivedMessage<Source>,
  expected: { readonly origin: string; readonly source: Source | null },
): ChallengeResult | null {
  if (!expected.source || source !== expected.source || origin !== expected.origin) return null
  if (!is(data, ChallengeMessage)) return null
  return { transactionId: data.transactionId, challengeResult: data.challengeResult }
}
