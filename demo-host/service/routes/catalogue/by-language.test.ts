import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suggestEndpoints } from '../../../../core/catalogue/auto-suggest/endpoints'
import { searchEndpoints } from '../../../../core/catalogue/search/endpoints'
import { languages } from '../../../../core/shapes/languages'
import { seedIfEmpty } from '../../seed/fill/fill-if-empty'
import { type TestService, testService } from '../../testing/test-service'

const shoes = {
  'en-US': /shoe/i,
  'fr-FR': /chaussure/i,
  'de-DE': /laufschuh/i,
  'ja-JP': /シューズ/,
  'ar-AE': /حذاء/,
} as const
type Locale = keyof typeof shoes

describe('G8: the search in the shopper’s language', () => {
  let shop: TestService
  const search = async (q: string, locale: Locale) =>
    (await shop.nobody(searchEndpoints.searchProducts, { query: { q }, headers: { 'x-locale': locale } })).body
  const suggest = async (q: string, locale: Locale) =>
    (await shop.nobody(suggestEndpoints.suggest, { query: { q }, headers: { 'x-locale': locale } })).body

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('has an index of products’ names in every language', async () => {
    const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes`.execute(shop.db)
    const indexed = rows.map(({ name }) => name).filter(name => name.startsWith('products_named_'))
    expect(indexed.sort()).toEqual(languages.map(language => `products_named_${language}`).sort())
  })

  it.each<[Locale, string, string]>([
    ['de-DE', 'a word', 'Straßenlaufschuh'],
    ['de-DE', 'a part of a word', 'Laufschuh'],
    ['de-DE', 'a beginning of a part', 'Laufschu'],
    ['de-DE', 'a word without ß', 'STRASSENLAUFSCHUH'],
    ['de-DE', 'a misspelling', 'Laufshuh'],
    ['ja-JP', 'a compound', 'ランニングシューズ'],
    ['ja-JP', 'a word', 'シューズ'],
    ['ja-JP', 'a beginning', 'シュ'],
    ['ja-JP', 'a beginning of a compound', 'ランニングシュ'],
    ['ja-JP', 'half-width letters', 'ﾗﾝﾆﾝｸﾞｼｭｰｽﾞ'],
    ['ja-JP', 'a misspelling', 'ランニグシューズ'],
    ['ar-AE', 'a word', 'حذاء'],
    ['ar-AE', 'two words, of which one has an article', 'حذاء الجري'],
    ['ar-AE', 'an article more', 'الحذاء'],
    ['ar-AE', 'vowel marks and a stretched letter', 'حِذَـــاء'],
    ['ar-AE', 'a beginning', 'حذا'],
    ['en-US', 'a word', 'shoe'],
    ['fr-FR', 'a word', 'chaussure'],
  ])('finds shoes in %s by %s: %s', async (locale, _what, q) => {
    const { products, total } = await search(q, locale)
    expect(total).toBeGreaterThan(0)
    expect(products.slice(0, 4).map(({ eyebrow }) => shoes[locale].test(eyebrow ?? ''))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it.each<[Locale, string, string]>([
    ['de-DE', 'Mütze', 'Mutze'],
    ['de-DE', 'Mütze', 'Muetze'],
    ['de-DE', 'Rucksack', 'Rucksak'],
    ['ar-AE', 'حقيبة', 'حقيبه'],
    ['ar-AE', 'حقيبة', 'حقبة'],
  ])('finds the same in %s by %s and %s', async (locale, said, typed) => {
    const { total, products } = await search(said, locale)
    expect(total).toBeGreaterThan(0)
    expect(await search(typed, locale)).toMatchObject({ total, products })
  })

  it.each<Locale>(['de-DE', 'ja-JP', 'ar-AE'])('finds a model by its name first, and misspelt, in %s', async locale => {
    for (const q of ['Meridian', 'merid', 'meridain'])
      expect((await search(q, locale)).products[0]?.name).toMatch(/^Meridian/)
    expect((await search('meridian', locale)).products[0]?.name).toBe('Meridian')
  })

  it.each<[Locale, string, string, string?]>([
    ['de-DE', 'laufsch', 'laufschuh'],
    ['de-DE', 'laufgurt', 'laufgürtel'],
    ['de-DE', 'jaken', 'jacken', 'Jacken'],
    ['ja-JP', 'ランニングシュ', 'ランニングシューズ'],
    ['ja-JP', 'ジャケ', 'ジャケット', 'ジャケット'],
    ['ja-JP', 'ジャケト', 'ジャケット', 'ジャケット'],
    ['ar-AE', 'الجوا', 'جوارب', 'الجوارب'],
    ['ar-AE', 'حقبة', 'حقيبة'],
  ])('suggests in %s for %s: %s', async (locale, q, word, category) => {
    const { words, categories, products } = await suggest(q, locale)
    expect(words).toContain(word)
    if (category) expect(categories.map(({ name }) => name)).toContain(category)
    expect(products.length).toBeGreaterThan(0)
    for (const said of words) expect([said, (await search(said, locale)).total]).not.toEqual([said, 0])
  })

  it('does not find what only has the letters of a word in it', async () => {
    const { products } = await search('Socke', 'de-DE')
    const found = products.map(({ name, eyebrow }) => /socke/i.test(`${name} ${eyebrow}`))
    expect(new Set(found)).toEqual(new Set([true]))
  })

  it('is added to a shop that an older version filled, whose own words stay', async () => {
    const { total } = await search('Laufschuh', 'de-DE')
    await shop.db.deleteFrom('search_words').where('language', 'in', ['de', 'ja', 'ar']).execute()
    await shop.db.deleteFrom('search_vocabulary').where('language', 'in', ['de', 'ja', 'ar']).execute()
    await shop.db.updateTable('search_words').set({ words: 'own' }).where('language', '=', 'en').execute()
    await seedIfEmpty(shop.db)
    expect((await search('Laufschuhe', 'de-DE')).total).toBe(total)
    const words = await shop.db.selectFrom('search_words').select('words').where('language', '=', 'en').execute()
    expect(new Set(words.map(({ words }) => words))).toEqual(new Set(['own']))
  })
})
