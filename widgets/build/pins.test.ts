import type { OutputBundle } from 'rollup'
import { expect, test } from 'vitest'
import { withImports } from '../../core/runtime/pinned-chunks'
import { pinsOf } from './pins'

const imported: Readonly<Record<string, readonly string[]>> = {
  'bag.js': ['runtime.js', 'calls.js', 'shared.js', 'bag.css'],
  'shared.js': ['runtime.js', 'calls.js'],
  'calls.js': ['runtime.js'],
  'runtime.js': [],
}
const chunks = Object.entries(imported).map(([fileName, imports]) => [
  fileName,
  { type: 'chunk', fileName, imports, code: fileName },
])
const sheet = { type: 'asset', fileName: 'bag.css', source: '' }
const bundle = { ...Object.fromEntries(chunks), 'bag.css': sheet } as unknown as OutputBundle
const pins = (there: readonly string[] = []) => pinsOf(Object.keys(bundle), bundle, there)
const importsOf = (file: string, there?: readonly string[]) => pins(there)[file]?.slice(1)

test('a file names no import that another of its imports brings, and loads the same', () => {
  expect(importsOf('bag.js')).toEqual(['shared.js', 'bag.css'])
  expect([...withImports(['bag.js'], pins())].sort()).toEqual(Object.keys(bundle).sort())
})

test('what is there brings nothing: the table may lack it', () => {
  expect(importsOf('bag.js', ['shared.js'])).toEqual(['calls.js', 'bag.css'])
})
