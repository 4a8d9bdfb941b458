import { afterEach, expect, it } from 'vitest'
import { newId } from './ids'
import { saveInTab, loadFromTab } from './tab-storage'
import { load, save } from './storage'

type Bendable = { toJSON?: (this: unknown) => string }
const bent = [Array.prototype, String.prototype] as unknown as Bendable[]

afterEach(() => {
  for (const prototype of bent) delete prototype.toJSON
})

it('I6: what is kept comes back whole on a page of Prototype.js, whose arrays and strings have a toJSON', () => {
  for (const prototype of bent) {
    prototype.toJSON = function () {
      return `"${String(this)}"`
    }
  }
  save('pk_bent', 'cart', 1, { basketId: 'b', lines: [{ id: 'l', names: ['a', 'b'] }] })
  saveInTab('pk_bent', 'edits', 1, [{ kind: 'add' }])
  for (const prototype of bent) delete prototype.toJSON
  expect(load('pk_bent', 'cart', 1)).toMatchObject({ basketId: 'b', lines: [{ id: 'l', names: ['a', 'b'] }] })
  expect(loadFromTab('pk_bent', 'edits', 1)).toEqual([{ kind: 'add' }])
})

it('I6: ids are ids on a page whose Array.from is another', () => {
  const { from } = Array
  Array.from = ((list: ArrayLike<unknown>) => Array.prototype.slice.call(list)) as typeof Array.from
  const id = newId()
  Array.from = from
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
