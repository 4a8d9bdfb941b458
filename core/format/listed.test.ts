import { expect, test } from 'vitest'
import { listed } from './listed'

test.each([
  ['en-US', 'Standard, Free'],
  ['de-DE', 'Standard, Free'],
  ['ja-JP', 'Standard、Free'],
  ['ar-AE', 'Standard، Free'],
])('things stand one after the other with the comma of %s', (locale, text) => {
  expect(listed(['Standard', '', undefined, null, 'Free'], locale)).toBe(text)
})
