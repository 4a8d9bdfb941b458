import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const ROW = /^\|(?<promise>[^|]+)\| \[[^\]]+\]\((?<file>[^)]+)\) \| (?<title>.+) \|$/

/** The rows of a page of promises whose test cannot be found: one sentence each. */
function missingTests(page: string, read: (file: string) => string | null): string[] {
  const rows = page.split('\n').filter(line => /^\| (?!promise|-)/.test(line))
  return rows.flatMap(line => {
    const { file, title } = ROW.exec(line)?.groups ?? {}
    if (!file || !title) return [`Expected '| promise | [name](file) | title |', got '${line}'.`]
    const text = read(file)
    if (text === null) return [`${file} does not exist.`]
    return text.includes(title.replaceAll('\\|', '|')) ? [] : [`${file} has no test '${title}'.`]
  })
}

const readBesideDocs = (file: string) => (existsSync(docs + file) ? readFileSync(docs + file, 'utf8') : null)

describe('docs/promises.md', () => {
  test('names for every promise a test that is there', () => {
    const page = readFileSync(`${docs}promises.md`, 'utf8')
    expect(missingTests(page, readBesideDocs)).toEqual([])
  })

  test('is refused where a test or its file is gone, or a row names none', () => {
    const page = `| promise | file | test |
|---|---|---|
| Kept | [cart](../cart.test.ts) | adds up |
| Lost | [cart](../cart.test.ts) | was renamed |
| Gone | [gone](../gone.test.ts) | adds up |
| Only said |`
    const read = (file: string) => (file === '../cart.test.ts' ? "test('adds up', …)" : null)
    expect(missingTests(page, read)).toEqual([
      "../cart.test.ts has no test 'was renamed'.",
      '../gone.test.ts does not exist.',
      "Expected '| promise | [name](file) | title |', got '| Only said |'.",
    ])
  })
})
