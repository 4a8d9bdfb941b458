import { createHash } from 'node:crypto'
import type { OutputBundle, OutputChunk } from 'rollup'
import { expect, test } from 'vitest'
import { headOf } from './first-paints'
import { fill } from './page'
import { pinTableOf } from './pin-table'

const sha256 = (text: string) => 'sha256-' + createHash('sha256').update(text).digest('base64')

const chunk = (name: string, more: Partial<OutputChunk> = {}) => ({
  [`assets/${name}-1.js`]: {
    type: 'chunk',
    fileName: `assets/${name}-1.js`,
    code: `let ${name.replace(/\W/g, '_')}`,
    imports: [],
    dynamicImports: [],
    moduleIds: [`/screens/${name}.tsx`],
    facadeModuleId: null,
    ...more,
  },
})

const first = chunk('checkout', {
  isEntry: true,
  imports: ['assets/vendor-1.js'],
  dynamicImports: ['assets/cart-1.js'],
})
const cart = chunk('cart', { imports: ['assets/checkout-1.js', 'assets/line-1.js'] })
const asset = (fileName: string, source = `.${fileName.length} {}`) => ({
  [fileName]: { type: 'asset', fileName, source },
})
const styled = {
  ...chunk('checkout', { isEntry: true, imports: ['assets/vendor-1.js', 'assets/checkout-1.css'] }),
  ...chunk('vendor'),
  ...chunk('cart', { imports: ['assets/line-1.js', 'assets/cart-1.css'] }),
  ...chunk('line', { imports: ['assets/line-1.css'] }),
  ...asset('assets/checkout-1.css'),
  ...asset('assets/line-1.css'),
  ...asset('assets/cart-1.css'),
  ...asset('assets/other-1.css'),
} as unknown as OutputBundle
const site = { ...first, ...chunk('vendor'), ...cart, ...chunk('line') } as unknown as OutputBundle
const withMore = { ...site, ...chunk('returns') } as unknown as OutputBundle

const tableOf = (bundle: OutputBundle) => pinTableOf(Object.values(bundle) as OutputChunk[], bundle)
const cartPage = (bundle: OutputBundle) => headOf(bundle, ['/screens/cart.tsx'], 'en-US', tableOf(bundle))
const pinsIn = (importMap: string) => JSON.parse(importMap.replace(/<[^>]*>/g, '')).integrity

test('T27: a page pins its first scripts, its own screen and the table of all other chunks', () => {
  const table = tableOf(site)
  const files = ['checkout', 'vendor', 'cart', 'line'].map(name => [`/assets/${name}-1.js`, sha256(`let ${name}`)])
  expect(pinsIn(cartPage(site).importMap)).toEqual({
    ...Object.fromEntries(files),
    [`/${table.fileName}`]: sha256(table.source),
  })
})

test('T27: the table has the hash of every chunk, and what each imports beside the first scripts', () => {
  const pins = JSON.parse(tableOf(withMore).source)
  expect(Object.keys(pins)).toHaveLength(5)
  expect(pins['cart-1.js']).toEqual([sha256('let cart'), 'line-1.js'])
  expect(pins['returns-1.js']).toEqual([sha256('let returns')])
})

test('T27: a page of no known screen pins its first scripts and the table', () => {
  const html = fill('<script type="module" src="./main.tsx"></script>', site, tableOf(site))
  const map = /<script type="importmap">.*?<\/script>/.exec(html)?.[0] ?? ''
  expect(Object.keys(pinsIn(map))).toHaveLength(3)
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'))
})

test('a page asks for its first scripts before the files of its screen', () => {
  const html = fill('<script type="module" src="./main.tsx"></script>', site, tableOf(site))
  const preloaded = [...html.matchAll(/rel="modulepreload" href="\/([^"]+)"|<!-- the screen -->/g)].map(
    ([, file]) => file,
  )
  expect(preloaded).toEqual(['assets/checkout-1.js', 'assets/vendor-1.js', undefined])
})

test('what asks before the other scripts have come stands before them all, and waits for none', () => {
  const early = chunk('early', { moduleIds: ['/checkout-site/early.ts'] })
  const entry = chunk('checkout', { isEntry: true, imports: ['assets/early-1.js', 'assets/vendor-1.js'] })
  const bundle = { ...entry, ...early, ...chunk('vendor') } as unknown as OutputBundle
  const html = fill('<script type="module" src="./main.tsx"></script>', bundle, tableOf(bundle))
  const asked = [...html.matchAll(/<(?:link|script)[^>]*(?:href|src)="\/assets\/(\w+)-1.js"/g)].map(([, name]) => name)
  expect(asked).toEqual(['early', 'checkout', 'vendor', 'checkout'])
  expect(html).toMatch(
    /<script type="module" src="\/assets\/early-1.js" fetchpriority="low" integrity="sha256-[^"]+" crossorigin>/,
  )
  expect(pinsIn(/<script type="importmap">.*?<\/script>/.exec(html)?.[0] ?? '')).toHaveProperty('/assets/early-1.js')
})

const linkedIn = (html: string) =>
  [...html.matchAll(/rel="stylesheet" href="\/([^"]+)" integrity="sha256-/g)].map(([, file]) => file)

test('T27: a page links the sheets of its own screen, each with its hash, in the order in which they apply', () => {
  expect(linkedIn(cartPage(styled).head)).toEqual(['assets/line-1.css', 'assets/cart-1.css'])
  expect(pinsIn(cartPage(styled).importMap)).not.toHaveProperty('/assets/cart-1.css')
})

test('T27: every page links the first sheet, and no page that of another screen', () => {
  const html = fill('<script type="module" src="./main.tsx"></script>', styled, tableOf(styled))
  expect(linkedIn(html)).toEqual(['assets/checkout-1.css'])
})

test('T27: the table names the sheets of a chunk that comes later, with their hashes', () => {
  const pins = JSON.parse(tableOf(styled).source)
  expect(pins['cart-1.js']).toEqual([sha256('let cart'), 'line-1.js', 'cart-1.css'])
  expect(pins['cart-1.css']).toEqual([sha256('.17 {}')])
})

test('a screen that is added adds nothing to the page of another', () => {
  const [before, after] = [cartPage(site), cartPage(withMore)]
  expect(after.head).toBe(before.head)
  expect(after.importMap).toHaveLength(before.importMap.length)
  expect(after.importMap).not.toContain('returns')
})

test('another release has another table, under another name', () => {
  expect(tableOf(withMore).fileName).not.toBe(tableOf(site).fileName)
})
