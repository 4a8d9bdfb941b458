import { fork } from 'effector'
import { expect, test } from 'vitest'
import { $words as $problemWords } from './problems.words'

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
