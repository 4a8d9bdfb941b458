import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOf } from './sfnt'

/** The fonts of documents with their characters; the last one has all others. */
const parts = [
  [
    'arabic',
    'noto-sans-arabic/files/noto-sans-arabic-arabic',
    /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/,
  ],
  ['japanese', 'noto-sans-jp/files/noto-sans-jp-japanese', /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/],
  ['cyrillic', 'noto-sans/files/noto-sans-cyrillic', /[\u0400-\u04ff]/],
  ['greek', 'noto-sans/files/noto-sans-greek', /[\u0370-\u03ff]/],
  ['latin-ext', 'noto-sans/files/noto-sans-latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/],
  ['latin', 'noto-sans/files/noto-sans-latin', /./su],
] as const

export type FontName = (typeof parts)[number][0]
export type Weight = 400 | 700

export const fontFor = (character: string): FontName =>
  parts.find(([, , characters]) => characters.test(character))?.[0] ?? 'latin'

const { resolve } = createRequire(import.meta.url)
const read = new Map<string, Buffer>()

/** Read from its package the first time. */
export function fontData(name: FontName, weight: Weight): Buffer {
  const file = `@fontsource/${parts.find(([known]) => known === name)?.[1]}-${weight}-normal.woff`
  const data = read.get(file) ?? sfntOf(readFileSync(resolve(file)))
  read.set(file, data)
  return data
}
