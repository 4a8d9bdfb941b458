import { sql } from 'kysely'
import { type Language, languages } from '../../../../core/shapes/languages'
import type { Tx } from '../../database/transaction'
import type { SeedProduct } from '../types'
import type { Category } from '../../catalogue/category'
import { compoundParts } from '../../languages/compound-parts'
import { foldWord, indexedText, indexedWords, wordsOfText } from '../../languages/searched-words'
import type { Words } from '../../languages/words'
import { DICTIONARIES } from '../../repositories/search-words'

/** Makes what a search looks through. What a product is weighs most, so that a search for a shoe finds shoes before a shoe bag; then its name, its colours and categories, and its description. */
export async function seedSearch(
  tx: Tx,
  products: readonly SeedProduct[],
  categories: readonly Category[],
): Promise<void> {
  await tx.deleteFrom('search_words').execute()
  await tx.deleteFrom('search_vocabulary').execute()
  await addSearchWords(tx, products, categories)
}

/** Adds the languages that a product has no words of yet. */
export async function addSearchWords(
  tx: Tx,
  products: readonly SeedProduct[],
  categories: readonly Category[],
): Promise<void> {
  for (const language of languages) {
    const said = products.map(product => ({ id: product.id, ...wordsOf(product, categories, language) }))
    const partsOf = partsIn(language, said)
    await insertWords(tx, language, said, partsOf)
    await insertVocabulary(tx, language, vocabularyOf(language, said, partsOf))
  }
}

const PARTS = ['type', 'name', 'groups', 'description'] as const

type Said = { readonly id: string } & Readonly<Record<(typeof PARTS)[number], string>>
type PartsOf = (word: string) => readonly string[]

function wordsOf(product: SeedProduct, categories: readonly Category[], language: Language): Omit<Said, 'id'> {
  const say = (words: Words) => words[language] ?? words.en
  const named = categories.filter(({ id }) => product.categoryIds.includes(id)).map(({ name }) => say(name))
  const colours = product.attributes.filter(({ type }) => type === 'color').flatMap(({ options }) => options)
  return {
    type: [say(product.eyebrow), ...product.searchTerms].join(' '),
    name: say(product.name) + ' ' + product.id,
    groups: [...colours.map(({ label }) => say(label)), ...named].join(' '),
    description: say(product.description),
  }
}

/** German joins words to one. */
const partsIn = (language: Language, all: readonly Said[]): PartsOf =>
  language === 'de'
    ? compoundParts(new Set(all.flatMap(said => PARTS.flatMap(part => indexedWords(language, said[part])))))
    : () => []

async function insertWords(tx: Tx, language: Language, all: readonly Said[], partsOf: PartsOf): Promise<void> {
  const dictionary = sql`${DICTIONARIES[language]}::regconfig`
  const texts = PARTS.map(part => sql`${all.map(said => indexedText(language, said[part], partsOf))}::text[]`)
  await sql`
    insert into search_words (product_id, language, words, vector)
    select id, ${language}, concat_ws(' ', name, type, groups),
      setweight(to_tsvector(${dictionary}, type), 'A') ||
      setweight(to_tsvector(${dictionary}, name), 'B') ||
      setweight(to_tsvector(${dictionary}, groups), 'C') ||
      setweight(to_tsvector(${dictionary}, description), 'D')
    from unnest(${all.map(({ id }) => id)}::text[], ${sql.join(texts)})
      as said (id, ${sql.join(PARTS.map(part => sql.id(part)))})
    on conflict do nothing`.execute(tx)
}

/** The words that misspelt ones are corrected to, by their folded form, each in its shortest spelling. Short words are left out: they resemble each other too easily. */
function vocabularyOf(language: Language, all: readonly Said[], partsOf: PartsOf): Map<string, string> {
  const said = new Set(all.flatMap(({ type, name, groups }) => wordsToCorrect(language, `${name} ${type} ${groups}`)))
  const whole = [...said].flatMap(word => [word, ...partsOf(word)]).filter(word => word.length >= SHORTEST[language])
  return new Map(
    whole.toSorted((one, other) => other.length - one.length).map(word => [foldWord(language, word), word]),
  )
}

const SHORTEST: Readonly<Record<Language, number>> = { en: 4, fr: 4, de: 4, ja: 2, ar: 3 }

const wordsToCorrect = (language: Language, text: string): string[] =>
  wordsOfText(language, text).flatMap(word => word.split(/[^\p{Letter}]+/u))

async function insertVocabulary(tx: Tx, language: Language, words: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    insert into search_vocabulary (language, word, spelled)
    select ${language}, word, nullif(spelled, word)
    from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::text[]) as words (word, spelled)
    on conflict do nothing`.execute(tx)
}
