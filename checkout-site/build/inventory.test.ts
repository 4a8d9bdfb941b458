import { fileURLToPath } from 'node:url'
import type { OutputBundle } from 'rollup'
import { expect, test } from 'vitest'
import { inventoryOf } from './inventory'
import { fill } from './page'

const root = fileURLToPath(new URL('../../', import.meta.url))

function bundleOf(moduleIds: string[], more: object = {}): OutputBundle {
  const chunk = { type: 'chunk', fileName: 'assets/a-1.js', code: 'let a', imports: [], dynamicImports: [] }
  return {
    'assets/a-1.js': { ...chunk, moduleIds: moduleIds.map(id => root + id), ...more },
  } as unknown as OutputBundle
}

test('T27: every script has its reason, its hash and the packages in it', () => {
  const ids = ['node_modules/effector/effector.mjs', 'core/cart/model.ts', 'checkout-site/screens/cart/cart.tsx']
  const [listed] = inventoryOf(bundleOf(ids), root)
  expect(listed).toMatchObject({
    path: 'assets/a-1.js',
    bytes: 5,
    reason: 'A screen of the checkout, when it is opened',
  })
  const [accented] = inventoryOf(bundleOf(ids, { code: "'é'" }), root)
  expect(accented?.bytes).toBe(4)
  expect(listed?.integrity).toMatch(/^sha256-.{44}$/)
  expect(listed?.packages).toMatchObject([{ name: 'effector', reason: 'Stores and events of every flow' }])
  expect(listed?.packages[0]?.version).toMatch(/^\d+\./)
})

test('T27: a package, a source or an address that nobody listed stops the build, and is named', () => {
  expect(() => inventoryOf(bundleOf(['node_modules/@evil/tracker/index.js']), root)).toThrow(
    'The package @evil/tracker',
  )
  expect(() => inventoryOf(bundleOf(['tools/tracker.ts']), root)).toThrow('tools/tracker.ts runs where a shopper pays')
  const foreign = bundleOf(['core/cart/model.ts'], { dynamicImports: ['https://cdn.evil.example/a.js'] })
  expect(() => inventoryOf(foreign, root)).toThrow('https://cdn.evil.example/a.js')
})

const table = { fileName: 'assets/pins-1.json', source: '{}', integrity: 'sha256-of-the-table' }

test('T27: a script tag that somebody writes into the page stops the build', () => {
  const entry = bundleOf([], { isEntry: true })
  const place = '<script type="module" src="./main.tsx"></script>'
  expect(fill(place, entry, table)).toContain('integrity="sha256-')
  expect(() => fill(`${place}<script src="https://cdn.evil.example/a.js"></script>`, entry, table)).toThrow(
    'one script',
  )
  expect(() => fill('', entry, table)).toThrow('one script')
})
