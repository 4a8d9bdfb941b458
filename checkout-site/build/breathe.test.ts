import type { Plugin, RenderedChunk } from 'rollup'
import { expect, test } from 'vitest'
import { breathe } from './breathe'

type Hooks = {
  transform: (code: string, id: string) => { code: string } | null
  renderChunk: (code: string, chunk: Partial<RenderedChunk>) => { code: string } | null
}

const { transform, renderChunk } = breathe() as Plugin as unknown as Hooks

const wiring = transform('sample({ clock: pressed, target: sent })', '/core/cart/model.ts')?.code ?? ''

test('the first script gives way after each module that wires units', () => {
  const { code } = renderChunk(wiring, { isEntry: true }) ?? { code: '' }
  expect(code).toMatch(/sample\(.*\)\s+await tillBreathe\(\);\s*$/)
  expect(code).toMatch(/^let tillSlice/)
})

test('a later chunk waits for nothing', () => {
  expect(renderChunk(wiring, { isEntry: false })?.code.trim()).toBe('sample({ clock: pressed, target: sent })')
})

test('packages, and modules that only name things, are left as they are', () => {
  expect(transform('sample({})', '/node_modules/effector/effector.mjs')).toBeNull()
  expect(transform('sample({})', '/node_modules/a/a.ts')).toBeNull()
  expect(transform("export const steps = ['shipping']", '/core/checkout/names.ts')).toBeNull()
})
