import { expect, test } from 'vitest'
import { $errorText } from '../../core/errors/sentences'
import { shopFor } from '../../core/testing/shop-for'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { $words } from './address.words'
import { problemWords } from './problem-text'

test.each([
  ['en-US', 'A valid phone number is required'],
  ['fr-FR', 'Un numéro de téléphone valide est requis'],
  ['de-DE', 'Eine gültige Telefonnummer ist erforderlich'],
  ['ja-JP', '有効な電話番号を入力してください'],
  ['ar-AE', 'يلزم رقم هاتف صحيح'],
])('C5: in %s an address without its telephone number asks for a valid one', async (locale, sentence) => {
  const { see } = await shopFor({}, { config: { locale } })
  const saying = { words: see($words), common: see($problemWords), errorText: see($errorText) }
  const rule = { name: 'phone', label: 'phone', required: true, width: 'full' } as const
  expect(problemWords('required', rule, saying)).toBe(sentence)
})

test.each(['en-US', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE'])(
  'C5: in %s each field that must be filled is asked for by its name',
  async locale => {
    const { see } = await shopFor({}, { config: { locale } })
    const { labels, missing } = see($words)
    const optional = ['apartment', 'addition', 'suburb', 'building', 'recipientPhone']
    expect(Object.keys(labels).filter(label => !missing[label])).toEqual(optional)
  },
)
