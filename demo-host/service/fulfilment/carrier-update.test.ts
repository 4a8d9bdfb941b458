import { expect, test } from 'vitest'
import { isSigned, signUpdate } from './carrier-update'

const secret = 'a secret of the carrier, and of nobody else'
const now = new Date('2026-11-27T12:00:00Z')
const signed = (minutes: number, by = secret) => signUpdate('{}', by, new Date(now.getTime() + minutes * 60_000))

test.each([
  ['of this moment', signed(0), true],
  ['of four minutes ago', signed(-4), true],
  ['of six minutes ago, which somebody may have recorded', signed(-6), false],
  ['of six minutes ahead', signed(6), false],
  ['of somebody else', signed(0, 'another secret'), false],
  ['without a digest', 't=1764244800', false],
])('T19: a report with a signature %s counts as signed: %s', (_what, signature, isAnswer) => {
  expect(isSigned('{}', signature, secret, now)).toBe(isAnswer)
  expect(isSigned('{"changed":1}', signature, secret, now)).toBe(false)
  expect(isSigned('{}', signature, null, now)).toBe(false)
})
