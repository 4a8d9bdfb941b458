import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listFiles } from './sources.mjs'

type Texts = ReadonlyMap<string, string>

const isSheet = (file: string) => /^(widgets|checkout-site)\/.*\.css$/.test(file)
const isWords = (file: string) =>
  /^(core|widgets|checkout-site|loader)\/.*words\.ts$/.test(file) && !/\.words\.[\w-]+\.ts$/.test(file)
const isCode = (file: string) =>
  /\.(tsx?|mjs|html)$/.test(file) && !/words\.(\w|-|\.)*ts$|\.(test|e2e)\.tsx?$/.test(file)

const classesIn = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\/|\{[^{}]*:[^{}]*\}/g, ' ').matchAll(/\.(-?[a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  )

const keysIn = (words: string) => [...words.matchAll(/^ {2,4}'?([\w-]+)'?: /gm)].map(([, name = '']) => name)

/** Classes of style sheets and keys of English words that no code names, neither whole nor composed (`v-${place}`). */
function unusedNames(texts: Texts): string[] {
  const code = [...texts].flatMap(([file, text]) => (isCode(file) ? [text] : []))
  const named = new Set(code.flatMap(text => text.match(/[\w-]+/g) ?? []))
  const composed = code
    .flatMap(text => [...text.matchAll(/([\w-]*)\$\{[^{}]*\}([\w-]*)/g)])
    .filter(([, start, end]) => start || end)
  const isUsed = (name: string) =>
    named.has(name) || composed.some(([, start = '', end = '']) => name.startsWith(start) && name.endsWith(end))
  return [...texts].flatMap(([file, text]) => {
    const names = isSheet(file) ? classesIn(text) : isWords(file) ? keysIn(text) : []
    return [...new Set(names)].filter(name => !isUsed(name)).map(name => `${file}: ${name}`)
  })
}

test('every class of a style sheet and every word is used by some code', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = listFiles(root).filter(file => isSheet(file) || isWords(file) || isCode(file))
  expect(unusedNames(new Map(files.map(file => [file, readFileSync(root + file, 'utf8')])))).toEqual([])
})

test('a class or word that no code names is listed, and one that is composed is not', () => {
  const texts = new Map([
    ['widgets/a/a.css', '.row { color: red }\n.gone, .v-top { margin: 0 }'],
    ['widgets/a/a.words.ts', "const english = {\n  title: 'A',\n  stale: 'B',\n}"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a view
    ['widgets/a/a.tsx', '<p className={`row v-${place}`}>{words.title}</p>'],
  ])
  expect(unusedNames(texts)).toEqual(['widgets/a/a.css: gone', 'widgets/a/a.words.ts: stale'])
})
