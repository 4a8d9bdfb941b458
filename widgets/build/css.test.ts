import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OutputBundle, rollup } from 'rollup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { css } from './css'

let folder: string
let bundle: OutputBundle

const sheet = (name: string) => `.${name} { color: red }`
const files = {
  'main.js': `import './first.css'; import './frame.js'; export const later = [() => import('./cart.js'), () => import('./order.js')]`,
  'frame.js': `import './frame.css'`,
  'cart.js': `import './list.css'; import './cart.css'; import './frame.css'; export const cart = 1`,
  'order.js': `import './list.css'; export const order = 2`,
  ...Object.fromEntries(['first', 'frame', 'list', 'cart'].map(name => [`${name}.css`, sheet(name)])),
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'till-css-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const build = await rollup({ input: join(folder, 'main.js'), plugins: [css()] })
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' }
  const { output } = await build.generate(names)
  bundle = Object.fromEntries(output.map(item => [item.fileName, item]))
})
afterAll(() => rmSync(folder, { recursive: true }))

const textOf = (file: string) => bundle[file]?.type === 'asset' && String(bundle[file].source)
const importsOf = (file: string) => bundle[file]?.type === 'chunk' && bundle[file].imports

test('what the entry imports is one sheet, in the order in which the modules run', () => {
  expect(importsOf('main.js')).toEqual(['main.css'])
  expect(textOf('main.css')).toBe('.first{color:red}.frame{color:red}')
})

test('a chunk comes with a sheet of its own, without what the page has already', () => {
  expect(importsOf('cart.js')).toEqual(['list.css', 'cart.css'])
  expect(textOf('cart.css')).toBe('.cart{color:red}')
})

test('a sheet that two chunks import is one file, so that it never comes twice', () => {
  expect(importsOf('order.js')).toEqual(['list.css'])
  expect(textOf('list.css')).toBe('.list{color:red}')
})
