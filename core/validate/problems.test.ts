import { fork } from 'effector'
import { expect, test } from 'vitest'
import { $words as $problemWords } from './problems.words'
import { problemMessage } from './problem-message'

test('L1: what is wrong with a value is said in one table of sentences', () => {
  const words = fork().getState($problemWords)
  expect(words.required).toBe('This field is required')
  expect(words.pattern('12345')).toBe('Value should match 12345')
  expect(words.sameAs('Password')).toBe('Value must be the same as Password')
  expect(words.phone).toBe('A valid phone number is required')
})

test.each(['fr', 'de', 'ja', 'ar'])('L1: the table has every sentence in %s, none of them English', async language => {
  const english = fork().getState($problemWords)
  const { words } = await import(`./problems.words.${language}.ts`)
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
  expect(words.required).not.toBe(english.required)
})

test.each([
  ['required', 'This field is required'],
  ['email', 'Enter an email such as name@example.com'],
  ['phone', 'A valid phone number is required'],
  ['min-length', 'Enter at least 2 characters'],
  ['max-length', 'Use at most 30 characters'],
  ['exact-length', 'Enter exactly 4 characters'],
  ['min', 'Enter 5 or more'],
  ['max', 'Enter 500 or less'],
  ['pattern', 'Value should match 12345'],
  ['same-as', 'Value must be the same as Password'],
  ['CHK380', null],
])('L1: a form says of a value that is wrong by %s: %s', (problem, sentence) => {
  const limits = { minLength: 2, maxLength: 30, length: 4, min: 5, max: 500, expected: '12345', other: 'Password' }
  expect(problemMessage(problem, fork().getState($problemWords), limits)).toBe(sentence)
})
