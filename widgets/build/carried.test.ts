import type { OutputBundle, OutputChunk } from 'rollup'
import { expect, test } from 'vitest'
import { carriedBy } from './carried'

type Links = Partial<Pick<OutputChunk, 'imports' | 'dynamicImports'>>

/** By chunk: what it imports, and what it loads late. */
function carriedIn(chunks: Record<string, Links>) {
  const whole = { late: {}, registry: {}, ...chunks }
  const chunkOf = ([fileName, links]: [string, Links]) => [
    fileName,
    { type: 'chunk', fileName, imports: [], dynamicImports: [], ...links },
  ]
  const bundle = Object.fromEntries(Object.entries(whole).map(chunkOf)) as OutputBundle
  const one = (name: string) => bundle[name] as OutputChunk
  const carried = carriedBy(bundle, { index: one('index'), late: one('late'), registry: one('registry') })
  return Object.fromEntries(
    [...carried].filter(([, files]) => files.length).map(([file, files]) => [file, files.sort()]),
  )
}

const index = { dynamicImports: ['runtime', 'registry'] }

test('the index carries the hashes of what is painted first, the registry and the late chunk', () => {
  expect(carriedIn({ index, runtime: { imports: ['shared'] }, shared: {} })).toEqual({
    index: ['late', 'registry', 'runtime', 'shared'],
  })
})

test('what is painted first carries none: the late chunk has those of its parts', () => {
  const { late, runtime } = carriedIn({
    index,
    runtime: { dynamicImports: ['dialog'] },
    dialog: { imports: ['field'] },
    field: {},
  })
  expect(late).toEqual(['dialog', 'field'])
  expect(runtime).toBeUndefined()
})

test('the registry carries widgets with what they import, and a widget its own late parts', () => {
  const carried = carriedIn({
    index,
    runtime: {},
    registry: { dynamicImports: ['reviews', 'search'] },
    reviews: { imports: ['field', 'runtime'], dynamicImports: ['write-review'] },
    search: { imports: ['field'] },
    'write-review': { imports: ['reviews', 'field', 'choice'] },
    choice: {},
    field: {},
  })
  expect(carried['registry']).toEqual(['field', 'reviews', 'search'])
  expect(carried['reviews']).toEqual(['choice', 'write-review'])
})

test('a part of two widgets has its hash in both, because either may be alone on a page', () => {
  const carried = carriedIn({
    index,
    runtime: {},
    registry: { dynamicImports: ['reviews', 'event'] },
    reviews: { dynamicImports: ['dialog'] },
    event: { dynamicImports: ['dialog'] },
    dialog: { dynamicImports: ['calendar'] },
    calendar: {},
  })
  expect(carried['reviews']).toEqual(['dialog'])
  expect(carried['event']).toEqual(['dialog'])
  expect(carried['dialog']).toEqual(['calendar'])
})

test('a hash that came before on one way only is carried again', () => {
  const carried = carriedIn({
    index,
    runtime: { dynamicImports: ['bag'] },
    registry: { dynamicImports: ['sign-in'] },
    bag: { imports: ['date'], dynamicImports: ['stores'] },
    'sign-in': { dynamicImports: ['stores'] },
    stores: { dynamicImports: ['map'] },
    map: { imports: ['date'] },
    date: {},
  })
  expect(carried['stores']).toEqual(['date', 'map'])
})
