import { record as publishedRecord, Struct } from 'superstruct'

/** superstruct's record of its own names alone, because a page may add to `Object.prototype`, where `in` finds it. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Name extends string, Value>(
  name: Struct<Name>,
  value: Struct<Value>,
): Struct<Record<Name, Value>, null> {
  return new Struct({
    ...publishedRecord(name, value),
    *entries(given) {
      for (const [key, each] of Object.entries(Object(given))) {
        yield [key, key, name]
        yield [key, each, value]
      }
    },
  })
}
