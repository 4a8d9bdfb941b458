import { describe, expect, test } from 'vitest'
import { started } from '../runtime/started'
import { skipWaits } from '../testing/shop-clock'
import { shopFor } from '../testing/shop-for'
import { defineWords, pluralsOf, whenWordsCame } from './words'

const { $words } = defineWords(
  { bag: 'Bag', items: (count: number) => `${count} items` },
  {
    fr: async () => ({ words: { bag: 'Panier', items: (count: number) => `${count} articles` } }),
    de: () => Promise.reject(new TypeError('offline')),
    ja: async () => ({ words: { bag: 'カート', items: (count: number) => `${count}点` } }),
    ar: async () => ({ words: { bag: 'الحقيبة', items: (count: number) => `المنتجات: ${count}` } }),
    'en-GB': async () => ({ words: { bag: 'Basket' } }),
  },
)

test('words are in the shopper’s own language', async () => {
  const { see } = await shopFor({}, { config: { locale: 'fr-CA' } })
  expect([see($words).bag, see($words).items(2)]).toEqual(['Panier', '2 articles'])
})

test.each(['en-CA', 'es-ES', 'de-DE'])(
  'words are English in %s, where there are no others, or none that can be had',
  async locale => {
    const { see } = await shopFor({}, { config: { locale } })
    expect(see($words).bag).toBe('Bag')
  },
)

test('words are a country’s own where it says it in its own way', async () => {
  const { see } = await shopFor({}, { config: { locale: 'en-GB' } })
  expect([see($words).bag, see($words).items(2)]).toEqual(['Basket', '2 items'])
})

describe('what loads late', () => {
  const english = { foot: 'Customer service' }
  const words = { foot: 'Service client' }
  const lost = () => Promise.reject(new TypeError('offline'))
  let come = () => {}
  let french: () => Promise<{ words: typeof english }> = lost
  const heldBack = () => new Promise<{ words: typeof english }>(resolve => (come = () => resolve({ words })))
  const late = defineWords(english, { fr: () => french(), de: lost, ja: lost, ar: lost })

  async function begun(locale: string) {
    const shop = await shopFor({}, { config: { locale }, isStarted: false })
    void shop.press(started, shop.config)
    return async () => {
      await whenWordsCame()
      return shop.see(late.$words).foot
    }
  }

  test.each(['en-US', 'de-DE'])(
    'is rendered in English in %s, which needs no other words, or has none',
    async locale => {
      const shown = await begun(locale)
      expect(await shown()).toBe('Customer service')
    },
  )

  test('is rendered once its words are there, and says nothing in English before', async () => {
    french = heldBack
    const shown = await begun('fr-FR')
    const both = Promise.all([shown(), shown()])
    come()
    expect(await both).toEqual(['Service client', 'Service client'])
  })

  test('is rendered in English after a while where nobody answers', async () => {
    french = heldBack
    const shown = await begun('fr-FR')
    skipWaits()
    expect(await shown()).toBe('Customer service')
    come()
  })
})

test('a count takes the form that its language has for it', () => {
  const forms = { one: 'one', two: 'two', few: 'few', other: 'other' }
  const taken = (language: string) => [1, 2, 5, 100].map(count => pluralsOf(language)(count, forms))
  expect(taken('ar')).toEqual(['one', 'two', 'few', 'other'])
  expect(taken('de')).toEqual(['one', 'other', 'other', 'other'])
  expect(taken('ja')).toEqual(['other', 'other', 'other', 'other'])
})
