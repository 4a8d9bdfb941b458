import { expect, test } from 'vitest'
import { dateText, rangeText } from './date'

const at = Date.UTC(2026, 10, 25, 15, 30)
// Releases of CLDR differ in spaces and in whether a comma follows a weekday.
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f\u200f]/g, ' ').replaceAll(',', '')

test.each([
  ['en-US', 'time', '3:30 PM'],
  ['en-GB', 'time', '15:30'],
  ['de-DE', 'time', '15:30'],
  ['ja-JP', 'time', '15:30'],
  ['en-US', 'weekday', 'Wednesday'],
  ['fr-FR', 'weekday', 'mercredi'],
  ['ar-AE', 'weekday', 'الأربعاء'],
  ['en-US', 'day', 'Wed Nov 25'],
  ['en-GB', 'day', 'Wed 25 Nov'],
  ['de-DE', 'day', 'Mi. 25. Nov.'],
  ['ja-JP', 'day', '11月25日(水)'],
] as const)('L6: a moment is written as %s writes its %s: %s', (locale, look, written) => {
  expect(plain(dateText(at, look, locale, 'UTC'))).toBe(written)
})

test('L6: a moment is written in the zone that is named, and a range as one', () => {
  expect(plain(dateText(at, 'time', 'en-US', 'America/Los_Angeles'))).toBe('7:30 AM')
  const later = Date.UTC(2026, 10, 27, 12)
  expect(plain(rangeText(at, later, 'day', 'en-US', 'UTC'))).toBe('Wed Nov 25 – Fri Nov 27')
  expect(plain(rangeText(at, later, 'day', 'ja-JP', 'UTC'))).toBe('11月25日(水)～11月27日(金)')
  expect(plain(rangeText(at, at, 'day', 'ja-JP', 'UTC'))).toBe('11月25日(水)')
})
