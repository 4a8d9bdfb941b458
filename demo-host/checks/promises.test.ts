import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const SHOWN = /^\|(?<sentence>[^|]+)\| \[[^\]]+\]\((?<file>[^)]+)\) \| (?<title>.+) \|$/
const OPEN = /^\|[^|]+\| open \| [^|]+ \|$/

/** The lines of a page's tables, without their heads. */
const rowsOf = (page: string) => page.split('\n').filter(line => /^\| (?!promise|sentence|-)/.test(line))

/** The rows of a page of tests whose test cannot be found: one sentence each. A row that says that it is open has none. */
function missingTests(page: string, read: (file: string) => string | null): string[] {
  return rowsOf(page).flatMap(line => {
    if (OPEN.test(line)) return []
    const { file, title } = SHOWN.exec(line)?.groups ?? {}
    if (!file || !title)
      return [`Expected '| … | [name](file) | title |' or '| … | open | what is missing |', got '${line}'.`]
    const text = read(file)
    if (text === null) return [`${file} does not exist.`]
    return text.includes(title.replaceAll('\\|', '|')) ? [] : [`${file} has no test '${title}'.`]
  })
}

const readBesideDocs = (file: string) => (existsSync(docs + file) ? readFileSync(docs + file, 'utf8') : null)
const pageOf = (name: string) => readFileSync(docs + name, 'utf8')

describe('the pages of tests', () => {
  test.each(['promises.md', 'rows.md'])('docs/%s names tests that are there', name => {
    const page = pageOf(name)
    expect(rowsOf(page).length).toBeGreaterThan(0)
    expect(missingTests(page, readBesideDocs)).toEqual([])
  })

  test('are refused where a test or its file is gone, or a row names none', () => {
    const page = `| promise | file | test |
|---|---|---|
| Kept | [cart](../cart.test.ts) | adds up |
| Lost | [cart](../cart.test.ts) | was renamed |
| Gone | [gone](../gone.test.ts) | adds up |
| To do | open | nothing shows it |
| Only said |`
    const read = (file: string) => (file === '../cart.test.ts' ? "test('adds up', …)" : null)
    expect(missingTests(page, read)).toEqual([
      "../cart.test.ts has no test 'was renamed'.",
      '../gone.test.ts does not exist.',
      "Expected '| … | [name](file) | title |' or '| … | open | what is missing |', got '| Only said |'.",
    ])
  })
})

/** The numbers of promises that a text names as titles do: `T4: …`, `I1, I3: …`. */
const numbersIn = (text: string) =>
  [...text.matchAll(/['"`|]\s?((?:[A-Z]\d+,? )*[A-Z]\d+)(?::| )/g)]
    .flatMap(([, numbers = '']) => numbers.split(/,? /))
    .filter(number => /^[TIX]\d+$/.test(number))

test('every number of a promise that a test is named by is in docs/promises.md, and none is left out between', () => {
  const known = new Set(rowsOf(pageOf('promises.md')).flatMap(row => numbersIn(row.slice(0, row.indexOf(' ', 2) + 1))))
  const used = ['core', 'widgets', 'checkout-site', 'loader', 'demo-host'].flatMap(room =>
    readdirSync(`${docs}../${room}`, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(test|e2e)\.tsx?$/.test(file))
      .flatMap(file => numbersIn(readFileSync(`${docs}../${room}/${file}`, 'utf8')).map(number => ({ number, file }))),
  )
  expect(used.length).toBeGreaterThan(300)
  expect(used.filter(({ number }) => !known.has(number))).toEqual([])
  for (const [kind, last] of Object.entries({ T: 28, I: 19, X: 9 }))
    for (let at = 1; at <= last; at += 1) expect(known).toContain(`${kind}${at}`)
})

test('docs/rows.md has every row of the specification once', () => {
  const specification = readdirSync(`${docs}spec`).map(name => pageOf(`spec/${name}`))
  const all = specification.flatMap(page => [...page.matchAll(/^- \*\*([A-Z]\d+)\b/gm)].map(([, id]) => id))
  const page = pageOf('rows.md')
  const begun = [...page.matchAll(/^## ([A-Z]\d+) /gm)].map(([, id]) => id)
  expect(begun.sort()).toEqual(all.sort())
})
