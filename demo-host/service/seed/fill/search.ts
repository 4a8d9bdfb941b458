import { sql } from 'kysely'
import type { Tx } from '../../database/transaction'
import type { SeedProduct } from '../types'
import type { Category } from '../../catalogue/category'
import type { Words } from '../../languages/words'
import { DICTIONARIES } from '../../repositories/search-words'
import { insertMany } from '../../repositories/insert-many'

type Language = keyof typeof DICTIONARIES

/** Makes what a search looks through: names weigh most, then kind, colours and categories, then the rest. */
export async function seedSearch(
  tx: Tx,
  products: readonly SeedProduct[],
  categories: readonly Category[],
): Promise<void> {
  await tx.deleteFrom('search_words').execute()
  await tx.deleteFrom('search_vocabulary').execute()
  for (const language of ['en', 'fr'] as const) {
    const vocabulary = new Set<string>()
    for (const product of products) {
      const said = wordsOf(product, categories, language)
      await insertWords(tx, product.id, language, said)
      for (const word of vocabularyOf(said)) vocabulary.add(word)
    }
    await insertMany(
      tx,
      'search_vocabulary',
      [...vocabulary].map(word => ({ language, word })),
    )
  }
}

type Said = { readonly name: string; readonly kind: string; readonly rest: string }

function wordsOf(product: SeedProduct, categories: readonly Category[], language: Language): Said {
  const say = (words: Words) => words[language] ?? words.en
  const named = categories.filter(({ id }) => product.categoryIds.includes(id)).map(({ name }) => say(name))
  const colours = product.attributes.filter(({ type }) => type === 'color').flatMap(({ options }) => options)
  return {
    name: say(product.name) + ' ' + product.id,
    kind: [say(product.eyebrow), ...colours.map(({ label }) => say(label)), ...named, ...product.searchTerms].join(' '),
    rest: say(product.description),
  }
}

async function insertWords(tx: Tx, productId: string, language: Language, { name, kind, rest }: Said): Promise<void> {
  const dictionary = sql`${DICTIONARIES[language]}::regconfig`
  await sql`
    insert into search_words (product_id, language, words, vector)
    values (${productId}, ${language}, ${`${name} ${kind}`},
      setweight(to_tsvector(${dictionary}, ${name}), 'A') ||
      setweight(to_tsvector(${dictionary}, ${kind}), 'B') ||
      setweight(to_tsvector(${dictionary}, ${rest}), 'C'))`.execute(tx)
}

/** Words that a misspelt one may have meant; short ones are too easily alike. */
function vocabularyOf({ name, kind }: Said): string[] {
  return `${name} ${kind}`
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .filter(word => word.length > 3)
}
