import { expect, it } from 'vitest'
import { withPart } from './list-in-parts'

const idOf = (item: string) => item
const first = ['a', 'b']

/** Presses 'more' until it ends. */
function readOn(list: readonly string[]): readonly string[] {
  let shown = { items: first as readonly string[], total: list.length, read: first.length }
  for (let press = 0; shown.items.length < shown.total; press += 1) {
    if (press > 20) throw new Error('It does not end')
    const items = list.slice(shown.read, shown.read + first.length)
    shown = withPart(shown.items, { items, start: shown.read, total: list.length }, idOf)
  }
  return shown.items
}

it('replaces what is shown by a first part', () => {
  expect(withPart(['a'], { items: ['b'], start: 0, total: 3 }, idOf)).toEqual({ items: ['b'], total: 3, read: 1 })
})

it.each([
  ['nothing was', ['a', 'b', 'c', 'd', 'e']],
  ['one was', ['new', 'a', 'b', 'c', 'd', 'e']],
  ['a whole part was', ['new', 'newer', 'a', 'b', 'c', 'd', 'e']],
  ['more than a part was', ['new', 'newer', 'newest', 'a', 'b', 'c', 'd', 'e']],
])('shows each once and the whole list to its end, where %s published meanwhile', (_what, list) => {
  const shown = readOn(list)
  expect(shown.filter(item => !item.startsWith('new'))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('ends where others were taken away meanwhile', () => {
  expect(readOn(['b', 'c'])).toEqual(['a', 'b'])
})
