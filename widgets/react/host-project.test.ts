import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')

const page = `
import { MiniCart } from 'till/react'

export const bag = MiniCart
const shop = document.querySelector('till-quick-shop')!
shop.product = 'TQ4407AB12'
shop.closeAfterAdd = true
// @ts-expect-error: a product is named by text
shop.product = 7
document.addEventListener('till:cart', ({ detail }) => detail?.totals.total satisfies number | undefined)
window.till ??= []
window.till.push(['open', 'mini-cart'])
if ('open' in window.till) {
  const till = window.till
  void till.open('quick-shop', { product: 'TQ4407AB12' })
  till.configure({ locale: 'de-AT', sampling: 1 })
  till.on('notice', ({ message }) => message satisfies string)
  // @ts-expect-error: there is no such event
  till.on('nothing', () => {})
}
`

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: [],
}

/** What the compiler says of a project of somebody else's. */
function compile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'till-host-'))
  try {
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(root, join(folder, 'node_modules/till'), 'dir')
    writeFileSync(join(folder, 'page.ts'), text)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['page.ts'] }))
    return spawnSync(process.execPath, [compiler, '-p', folder], { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('a page’s own project knows the elements, the events and the script interface by `till/react`', () => {
  expect(compile(page)).toBe('')
}, 120_000)

it('its elements are those of the registry', () => {
  const tagsIn = (path: string, shape: RegExp) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(shape)].map(([, tag]) => tag).sort()
  const tags = tagsIn('widgets/index.ts', /'(till-[\w-]+)': \(\) => import/g)
  expect(tags).not.toEqual([])
  expect(tagsIn('widgets/react/types.ts', /'(till-[\w-]+)': HTMLElement/g)).toEqual(tags)
})
