import { expect, test } from 'vitest'
import { minify } from './minify'

test('what a press runs is compiled while it loads, and nothing else is', async () => {
  const { renderChunk } = minify() as unknown as {
    renderChunk(code: string, chunk: object, output: object): Promise<{ code: string }>
  }
  const isAhead = async (name: string) =>
    (await renderChunk('export const one = 1', { name, moduleIds: [] }, { format: 'es' })).code.startsWith('//# all')
  expect(await Promise.all(['till', 'index', 'runtime', 'calls'].map(isAhead))).toEqual([true, true, true, true])
  expect(await Promise.all(['late', 'quick-shop'].map(isAhead))).toEqual([false, false])
})
