import type { SuggestAnswer, SuggestQuery } from '../../../core/catalogue/auto-suggest/contracts'
import type { Language } from '../../../core/shapes/languages'
import type { Call } from '../calls/context'
import { answerCard } from './answer-card'
import { readerOf } from './reader'
import { sendsMails } from '../configuration'
import { indexedWords } from '../languages/searched-words'
import { shopLanguageOf } from '../languages/shop-language'
import { cacheReads } from '../database/cached'
import type { Db } from '../database/transaction'
import { type CategoryRecord, readCategories } from '../repositories/categories'
import { readCards, readWhichAvailable } from '../repositories/product-cards'
import { findsAnything, type Search, searchProducts } from '../repositories/product-search'
import { correctWords, MAX_WORDS, wordsOfQuery } from '../repositories/search-words'
import { completeWord } from '../repositories/suggested-words'

const WORDS = 4
const CATEGORIES = 3
const PRODUCTS = 4

/** `meant` are the typed words, without typos if nothing begins as they were typed. */
type Suggested = {
  readonly words: readonly string[]
  readonly meant: readonly string[]
  readonly ids: readonly string[]
  readonly total: number
}

const SECONDS = 10
const MAX = 1_000
const suggested = cacheReads<Suggested>(SECONDS, MAX)

/** Queries, categories and products for what was typed so far; typos are forgiven as in the search. */
export async function suggestAnswer(call: Call<string, SuggestQuery, unknown>): Promise<SuggestAnswer> {
  const { db, currency } = call
  const language = shopLanguageOf(call.locale)
  const typed = indexedWords(language, call.query.q).slice(0, MAX_WORDS)
  if (typed.length === 0) return { words: [], categories: [], products: [], total: 0 }
  const { words, meant, ids, total } = await suggested(db, JSON.stringify([language, currency, call.query.q]), () =>
    suggest(db, typed, { ...NOTHING_CHOSEN, text: call.query.q, language, currency }),
  )
  const { localised, listingUrl } = readerOf(call)
  const categories = await readCategories(db)
  const records = await readCards(db, ids, currency)
  const available = new Set((await readWhichAvailable(db, ids, sendsMails(call.configuration))).split(' '))
  return {
    words: [...words],
    categories: categoriesNamed(language, meant, categories, localised).map(({ id, slug, name, total }) => {
      return { id, slug, name: localised(name), url: listingUrl({ id, slug }), total }
    }),
    products: records.flatMap(record => answerCard(record, available.has(record.id), call, [])),
    total,
  }
}

const NOTHING_CHOSEN = {
  categoryId: null,
  categories: [],
  colors: [],
  sizes: [],
  sort: 'relevance',
  start: 0,
  count: PRODUCTS,
} as const

async function suggest(db: Db, typed: readonly string[], search: Search): Promise<Suggested> {
  const { ids, total } = await searchProducts(db, search)
  const { language } = search
  const wanted = wordsOfQuery(language, search.text)
  const before = typed.slice(0, -1)
  const completed = await completeWord(db, language, wanted.at(-1) ?? '', WORDS)
  const phrases = completed.map(word => phraseOf(language, [...before, word]))
  if (phrases.length > 0) return { words: await thatFind(db, language, phrases), meant: typed, ids, total }
  const corrected = await correctWords(db, language, wanted)
  const meant = corrected ?? typed
  const phrase = phraseOf(language, meant)
  const isOther = wordsOfQuery(language, phrase).join(' ') !== wanted.join(' ')
  return { words: isOther ? await thatFind(db, language, [phrase]) : [], meant, ids, total }
}

/** Japanese is written without spaces. */
const phraseOf = (language: Language, words: readonly string[]) => words.join(language === 'ja' ? '' : ' ')

/** Each word finds something, but not every phrase of several does. */
async function thatFind(db: Db, language: Search['language'], phrases: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const text of phrases) {
    const isOne = !text.includes(' ')
    if (isOne || (await findsAnything(db, language, text))) found.push(text)
  }
  return found
}

/** Every word is the beginning of a word of the name. */
function categoriesNamed(
  language: Language,
  words: readonly string[],
  categories: readonly CategoryRecord[],
  localised: (words: CategoryRecord['name']) => string,
): CategoryRecord[] {
  const wanted = wordsOfQuery(language, words.join(' '))
  const isNamed = ({ name }: CategoryRecord) => {
    const named = wordsOfQuery(language, localised(name))
    return wanted.every(word => named.some(other => other.startsWith(word)))
  }
  return categories.filter(category => category.total > 0 && isNamed(category)).slice(0, CATEGORIES)
}
