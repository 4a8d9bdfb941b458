import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it.each([
  ['dialog', 'dlg'],
  ['notice', 'notice'],
  ['toasts', 'toast'],
])('what lies over a page has an edge in forced colours: %s', async (sheet, name) => {
  const css = await readFile(new URL(`${sheet}.css`, import.meta.url), 'utf8')
  expect(css).toMatch(new RegExp(`@media \\(forced-colors: active\\) \\{\\s*\\.${name} \\{\\s*border: 1px solid;`))
})
