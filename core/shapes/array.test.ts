import { is, number, type } from 'superstruct'
import { afterEach, expect, test } from 'vitest'
import { array } from './array'

const { entries } = Array.prototype

afterEach(() => {
  Array.prototype.entries = entries
})

test('I3: arrays are checked on a page that has no Array.prototype.entries, as Prototype.js leaves it', () => {
  Reflect.deleteProperty(Array.prototype, 'entries')
  const Lines = type({ lines: array(type({ qty: number() })) })
  expect(is({ lines: [{ qty: 1 }, { qty: 2 }] }, Lines)).toBe(true)
  expect(is({ lines: [{ qty: 1 }, { qty: 'two' }] }, Lines)).toBe(false)
  expect(is({ lines: 'none' }, Lines)).toBe(false)
})
