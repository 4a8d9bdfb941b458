import type { Plugin } from 'rollup'
import { parseAst } from 'rollup/parseAst'
import { expect, it } from 'vitest'
import { breathe } from '../../checkout-site/build/breathe'
import { preactAliases, sharedAliases } from './aliases.mjs'
import { lean } from './lean'
import { wrapImports } from './wrap-imports'

const code = `
import { createStore, sample } from 'effector'
const $count = createStore(0)
sample({ source: $count })
import('./part')
`
const plugins: readonly Plugin[] = [lean('host'), lean('microsite'), wrapImports('load-chunk.ts'), breathe()]

it.each(plugins)('$name changes our own sources and no library', async ({ transform }) => {
  if (typeof transform !== 'function') throw new Error('Expected a plugin that transforms')
  const changed = async (file: string) => (await transform.call({ parse: parseAst } as never, code, file)) ?? null
  expect(await changed('/till/core/cart/model.ts')).not.toBeNull()
  expect(await changed('/till/node_modules/effector/effector.mjs')).toBeNull()
})

it('puts nothing in the place of a library but another one, and of the shim that effector-react imports', () => {
  expect(preactAliases.filter(({ replacement }) => !replacement.startsWith('preact/'))).toEqual([])
  expect(sharedAliases.map(({ find }) => String(find))).toEqual([expect.stringContaining('use-sync-external-store')])
})
