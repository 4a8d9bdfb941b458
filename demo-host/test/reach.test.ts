import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostPages } from './hosts/pages.mjs'
import { changedPaths, pagesReached } from './hosts/reach.mjs'

const namesOf = (changed: string[] | null) => pagesReached(changed, hostPages).map(({ name }) => name)
const all = hostPages.map(({ name }) => name)
const short = hostPages.filter(({ inShort }) => inShort).map(({ name }) => name)

test.each([
  'loader/clicks.ts',
  'widgets/host/keys.ts',
  'widgets/ui/dialog.tsx',
  'widgets/quick-shop/quick-shop.closed.ts',
  'widgets/mini-cart/closed.css',
  'core/runtime/page-dom.ts',
  'core/dialogs/model.ts',
  'demo-host/test/hosts/checks.mjs',
  'demo-host/pages/strangers/libraries.ts',
])('a change in %s is tried on every host page', path => {
  expect(namesOf([path])).toEqual(all)
})

test.each([
  ['demo-host/service/app.ts'],
  ['checkout-site/main.tsx'],
  ['loader/README.md'],
  ['widgets/ui/dialog.test.tsx'],
])('a change in %s is tried on the short choice', path => {
  expect(namesOf([path])).toEqual(short)
})

test('a copy without history is tried on the short choice', () => {
  const bare = mkdtempSync(join(tmpdir(), 'till-bare-'))
  expect(namesOf(changedPaths(bare))).toEqual(short)
  rmSync(bare, { recursive: true })
})
