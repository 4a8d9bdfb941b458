import { expect, test } from 'vitest'
import { shopFor } from '../testing/shop-for'
import { defineWords } from './words'

const { $words } = defineWords(
  { bag: 'Bag', items: (count: number) => `${count} items` },
  { fr: async () => ({ words: { bag: 'Panier' } }), de: () => Promise.reject(new TypeError('offline')) },
)

test('words are the shopper’s own where they are translated, English where they are not', async () => {
  const { see } = await shopFor({}, { config: { locale: 'fr-CA' } })
  expect([see($words).bag, see($words).items(2)]).toEqual(['Panier', '2 items'])
})

test.each(['en-GB', 'ja-JP', 'de-DE'])(
  'words are English in %s, where there are no others, or none that can be had',
  async locale => {
    const { see } = await shopFor({}, { config: { locale } })
    expect(see($words).bag).toBe('Bag')
  },
)
