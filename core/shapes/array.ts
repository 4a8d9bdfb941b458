import { array as publishedArray, Struct } from 'superstruct'

/**
 * An array as superstruct checks it, walked by its indexes: Prototype.js takes `Array.prototype.entries` away from its pages.
 */
export const array = ((element: Struct<unknown, unknown>) =>
  new Struct({
    ...publishedArray(element),
    *entries(value: unknown) {
      if (!Array.isArray(value)) return
      for (let index = 0; index < value.length; index += 1) yield [index, value[index], element] as const
    },
  })) as unknown as typeof publishedArray
