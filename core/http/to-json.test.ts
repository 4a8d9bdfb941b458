import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { toJson } from './to-json'

type Bent = { toJSON?: () => string }

afterEach(() => {
  for (const { prototype } of [String, Array, Object]) delete (prototype as Bent).toJSON
})

test('JSON is what the value says, for every value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(toJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(JSON.parse(toJson({ lone: '\ud800', line: '\u2028', none: undefined, not: Number.NaN }))).toEqual({
    lone: '\ud800',
    line: '\u2028',
    not: null,
  })
})

test('I6: a page that bends JSON, as Prototype.js does, does not bend ours', () => {
  for (const { prototype } of [String, Array, Object]) (prototype as Bent).toJSON = () => 'bent'
  const body = toJson({ qty: 2, list: ['a"b', null, true] })
  for (const { prototype } of [String, Array, Object]) delete (prototype as Bent).toJSON
  expect(JSON.parse(body)).toEqual({ qty: 2, list: ['a"b', null, true] })
})
