import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('F1: the list of screens marks the one that is shown where the browser’s own colours are forced', async () => {
  const css = await readFile(new URL('account.css', import.meta.url), 'utf8')
  expect(css).toMatch(/@media \(forced-colors: active\) \{\s*\.snav \[aria-current\] \{\s*border: 1px solid;/)
})
