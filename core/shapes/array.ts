import { array as publishedArray, Struct } from 'superstruct'

/** superstruct's array, walked by index, because Prototype.js removes `Array.prototype.entries`. */
/* @__NO_SIDE_EFFECTS__ */
export function array<Element, Schema>(element: Struct<Element, Schema>): Struct<Element[], Struct<Element, Schema>> {
  return new Struct({
    ...publishedArray(element),
    *entries(value) {
      if (!Array.isArray(value)) return
      for (let index = 0; index < value.length; index += 1) yield [index, value[index], element]
    },
  })
}
