import { expect, it } from 'vitest'
import { withPart } from './list-in-parts'

const idOf = (item: string) => item

/** Presses 'more' until it ends. */
function readAll(list: readonly string[], size: number, before: readonly string[]): readonly string[] {
  let shown = { items: before, total: list.length }
  for (let press = 0; shown.items.length < shown.total; press += 1) {
    if (press > 20) throw new Error('It does not end')
    const start = shown.items.length
    shown = withPart(shown.items, { items: list.slice(start, start + size), start, total: list.length }, idOf)
  }
  return shown.items
}

it('replaces what is shown by a first part', () => {
  expect(withPart(['a'], { items: ['b'], start: 0, total: 3 }, idOf)).toEqual({ items: ['b'], total: 3 })
})

it.each([
  ['one was', ['new', 'a', 'b', 'c', 'd', 'e']],
  ['a whole part was', ['new', 'newer', 'a', 'b', 'c', 'd', 'e']],
  ['some were taken away and none', ['b', 'c', 'd', 'e']],
])('ends, each once, where %s published meanwhile', (_what, list) => {
  const shown = readAll(list, 2, ['a', 'b'])
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown).toEqual(expect.arrayContaining(['a', 'b']))
})
