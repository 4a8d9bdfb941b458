import { expect, test } from 'vitest'
import { looksLabel } from './looks'

test.each([
  ['en-US', '5 colors', '4 to choose from'],
  ['en-GB', '5 colours', '4 to choose from'],
  ['en-CA', '5 colours', '4 to choose from'],
  ['fr-FR', '5 coloris', '4 au choix'],
  ['de-DE', '5 Farben', '4 zur Auswahl'],
  ['ja-JP', '全5色', '全4種'],
  ['ar-AE', '5 ألوان', '4 خيارات'],
])('a reader of %s is told how many looks there are', (locale, colors, others) => {
  expect([looksLabel(5, true, locale), looksLabel(4, false, locale)]).toEqual([colors, others])
})

test.each([
  [2, 'لونان', 'خياران'],
  [3, '3 ألوان', '3 خيارات'],
  [12, '12 لونًا', '12 خيارًا'],
  [100, '100 لون', '100 خيار'],
])('in Arabic %i takes its own plural', (count, colors, others) => {
  expect([looksLabel(count, true, 'ar-AE'), looksLabel(count, false, 'ar-AE')]).toEqual([colors, others])
})

test('a single look is not offered as a choice', () => {
  expect(looksLabel(1, true, 'en-US')).toBeNull()
})
