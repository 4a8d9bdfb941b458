import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { languages } from '../../core/shapes/languages'

const root = fileURLToPath(new URL('../../', import.meta.url))
const others = languages.filter(language => language !== 'en')
const files = ['core', 'widgets', 'checkout-site', 'loader'].flatMap(folder =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
)
const english = files.filter(file => file.endsWith('.words.ts'))
const countries = files.filter(file => /\.words\.[a-z]{2}-[A-Z]{2}\.ts$/.test(file))

/** The file that has the words of another file in another language. */
function inLanguage(file: string, language: string): string {
  return file.replace(/\.ts$/, `.${language}.ts`)
}

async function englishOf(file: string): Promise<unknown> {
  const { words, $words } = await import(root + file)
  return words ?? $words.defaultState
}

/** The places of a tree of words, each with the kind of what is there: 'labels.city string'. */
function placesOf(words: unknown, above = ''): string[] {
  if (typeof words !== 'object' || words === null) return [`${above} ${typeof words}`]
  return Object.entries(words).flatMap(([name, inside]) => placesOf(inside, above ? `${above}.${name}` : name))
}

/** All sentences of a tree of words; functions are called with a few counts. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [0, 1, 2, 3, 11, 100].map(count => words(givenTo(count), givenTo(count)))
  return Object.values(words ?? {}).flatMap(sentencesOf)
}

/** A count that also stands for a name, and for an error's details. */
const givenTo = (count: number) =>
  Object.assign(count, { name: 'Shoe', qty: 2, of: 5, code: 'RUN20', toLowerCase: () => 'size' })

test('every set of words has one file for each language', () => {
  expect(english.length).toBeGreaterThan(10)
  const missing = english.flatMap(file => others.map(language => inLanguage(file, language)))
  expect(missing.filter(file => !files.includes(file))).toEqual([])
})

test('README.md names every language', () => {
  const readme = readFileSync(root + 'README.md', 'utf8')
  const names = new Intl.DisplayNames('en', { type: 'language' })
  expect(languages.filter(language => !readme.includes(names.of(language) ?? language))).toEqual([])
})

test('a shopper’s words stand in files of words, nowhere else', () => {
  const isOfWords = /\.words\.[\w-]+\.ts$|\.closed-words\.ts$|\.(test|stories)\.tsx?$|\/testing\//
  const sources = files.filter(file => /\.tsx?$/.test(file) && !isOfWords.test(file))
  const foreign = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}]/u
  expect(sources.filter(file => foreign.test(readFileSync(root + file, 'utf8')))).toEqual([])
})

describe.each(others)('in %s', language => {
  test.each(english)('%s says all that English says, and nothing else', async file => {
    const { words } = await import(root + inLanguage(file, language))
    expect(placesOf(words).sort()).toEqual(placesOf(await englishOf(file)).sort())
  })

  test.each(english)('%s is calm, without a hole in a sentence', async file => {
    const { words } = await import(root + inLanguage(file, language))
    for (const sentence of sentencesOf(words)) {
      expect(sentence).not.toMatch(/[!！]|undefined|\[object|^\s*$/)
      // German says 'Sie' to everybody, everywhere.
      if (language === 'de') expect(sentence).not.toMatch(/\b(du|dein\w*|dich|dir)\b/i)
      // French keeps a narrow space that does not break before its tall signs.
      if (language === 'fr') expect(sentence).not.toMatch(/[^\u202f\d][;:?](\s|$)|'/)
    }
  })
})

/** What is spelled in another way in Britain. */
const american = /\b(cancel(ed|ing)|colors?|favorites?|programs?|gray|center)\b/i
const british = /\b(cancell(ed|ing)|colours?|favourites?|programmes?|grey|centre)\b/i

test.each(english)('%s is American, and what Britain spells in another way has British words beside it', async file => {
  const all = Object.entries((await englishOf(file)) as object)
  expect(all.flatMap(([, words]) => sentencesOf(words)).filter(sentence => british.test(sentence))).toEqual([])
  const spelled = all.filter(([, words]) => sentencesOf(words).some(sentence => american.test(sentence)))
  if (spelled.length === 0) return
  const { words } = await import(root + file.replace(/\.ts$/, '.en-GB.ts'))
  expect(spelled.map(([name]) => name).filter(name => !(name in words))).toEqual([])
})

test.each(countries)('%s has words of its own only where English has them', async file => {
  const language = file.replace(/\.[a-z]{2}-[A-Z]{2}\.ts$/, '.ts')
  const [{ words }, all] = [await import(root + file), placesOf(await englishOf(language))]
  expect(placesOf(words).filter(place => !all.includes(place))).toEqual([])
  expect(files).toContain(language)
  expect(basename(file)).toMatch(/en-(GB|CA)/)
})

test.each(['en-GB', 'en-CA'])('in %s nobody reads a word as Americans spell it', async country => {
  const american = await Promise.all(
    english.map(async file => {
      const own = inLanguage(file, country)
      const words = await englishOf(file)
      const read = files.includes(own) ? { ...(words as object), ...(await import(root + own)).words } : words
      return sentencesOf(read).filter(sentence => /favorite|\bcolor|\bgray\b|\bcenter\b/i.test(sentence))
    }),
  )
  expect(american.flat()).toEqual([])
})
