import type { ManualChunkMeta, ModuleInfo } from 'rollup'
import { expect, test } from 'vitest'
import { siteChunks } from './chunks'

/** Each module with what it imports. The first is the entry. */
const imported: Readonly<Record<string, readonly string[]>> = {
  '/checkout-site/main.tsx': ['/checkout-site/early.ts', '/core/cart/model.ts', '/node_modules/effector/effector.mjs'],
  '/checkout-site/early.ts': ['/core/http/early.ts'],
  '/core/http/early.ts': [],
  '/core/cart/model.ts': ['/core/http/early.ts'],
  '/node_modules/effector/effector.mjs': ['/widgets/build/stand-in.ts'],
  '/widgets/build/stand-in.ts': [],
  '/checkout-site/screens/cart/cart.tsx': ['/core/cart/model.ts', '/widgets/cart-parts/line-messages.tsx'],
  '/widgets/cart-parts/line-messages.tsx': ['/widgets/cart-parts/line-notices.ts'],
  '/widgets/cart-parts/line-notices.ts': ['/core/cart/model.ts'],
}

const graph: ManualChunkMeta = {
  getModuleIds: () => Object.keys(imported)[Symbol.iterator](),
  getModuleInfo: id =>
    ({ isEntry: id === '/checkout-site/main.tsx', importedIds: imported[id] ?? [] }) as unknown as ModuleInfo,
}
const chunkOf = siteChunks('checkout')
const chunksOf = (...ids: string[]) => ids.map(id => chunkOf(id, graph))

test('what asks early brings all that it needs, and the first script all else that it imports', () => {
  expect(chunksOf('/checkout-site/early.ts', '/core/http/early.ts')).toEqual(['checkout-early', 'checkout-early'])
  expect(chunksOf('/checkout-site/main.tsx', '/core/cart/model.ts')).toEqual(['checkout', 'checkout'])
})

test('libraries bring what they import, so that their file waits for no other', () => {
  expect(chunksOf('/node_modules/effector/effector.mjs', '/widgets/build/stand-in.ts')).toEqual([
    'checkout-vendor',
    'checkout-vendor',
  ])
})

test('what comes together is one file, and a screen keeps its own', () => {
  expect(chunksOf('/widgets/cart-parts/line-messages.tsx', '/widgets/cart-parts/line-notices.ts')).toEqual([
    'bag',
    'bag',
  ])
  expect(chunksOf('/checkout-site/screens/cart/cart.tsx')).toEqual([null])
})
