import { describe, expect, it } from 'vitest'
import { challengeResultIn } from './index'

const frame = { name: 'the bank’s window' }
const expected = { origin: 'https://bank.test', source: frame }
const data = { source: 'till-3ds', transactionId: 'challenge-1', challengeResult: 'signed' }

describe('a message to the page', () => {
  it('T26: is received from the bank’s window and origin, in the agreed shape', () => {
    expect(challengeResultIn({ data, origin: 'https://bank.test', source: frame }, expected)).toEqual({
      transactionId: 'challenge-1',
      challengeResult: 'signed',
    })
  })

  it.each([
    ['another origin', { data, origin: 'https://evil.test', source: frame }],
    ['another window', { data, origin: 'https://bank.test', source: { name: 'a pop-up' } }],
    ['no window', { data, origin: 'https://bank.test', source: null }],
    ['another source', { data: { ...data, source: 'else' }, origin: 'https://bank.test', source: frame }],
    ['no result', { data: { ...data, challengeResult: '' }, origin: 'https://bank.test', source: frame }],
    ['a number for a text', { data: { ...data, transactionId: 7 }, origin: 'https://bank.test', source: frame }],
    ['a text', { data: JSON.stringify(data), origin: 'https://bank.test', source: frame }],
    ['nothing', { data: null, origin: 'https://bank.test', source: frame }],
  ])('T26: is ignored from %s', (_name, received) => {
    expect(challengeResultIn(received, expected)).toBeNull()
  })

  it('T26: is ignored while no window is expected to speak', () => {
    expect(
      challengeResultIn({ data, origin: 'https://bank.test', source: null }, { ...expected, source: null }),
    ).toBeNull()
  })
})
