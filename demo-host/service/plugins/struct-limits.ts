import { is } from 'superstruct'
import type { Schema } from './struct-schema'
import type { AnyStruct } from './union-branches'

/** No value on the wire is larger, so a struct that accepts it has no limit. */
const LONGEST = 65_536
const LARGEST = 1_000_000_000

/** Every bounded field accepts at least one of these. */
const LIKELY = [1, 0, 12, 100, 2_030]

const DAY = '2030-12-31'

export function lengthsOf(struct: AnyStruct): Schema {
  const takes = (length: number) => is('x'.repeat(length), struct)
  const shortest = firstFrom(0, 256, takes)
  if (shortest === null) return is(DAY, struct) ? { format: 'date' } : {}
  return {
    ...(shortest > 0 ? { minLength: shortest } : {}),
    ...(takes(LONGEST) ? {} : { maxLength: last(shortest, LONGEST, takes) }),
  }
}

export function boundsOf(struct: AnyStruct): Schema {
  const takes = (number: number) => is(number, struct)
  const inside = LIKELY.find(takes)
  if (inside === undefined) return {}
  return {
    ...(takes(-LARGEST) ? {} : { minimum: -last(-inside, LARGEST, number => takes(-number)) }),
    ...(takes(LARGEST) ? {} : { maximum: last(inside, LARGEST, takes) }),
  }
}

function firstFrom(start: number, end: number, takes: (value: number) => boolean): number | null {
  for (let value = start; value <= end; value += 1) if (takes(value)) return value
  return null
}

/** The last accepted number between an accepted and a refused one. */
function last(taken: number, refused: number, takes: (value: number) => boolean): number {
  let [low, high] = [taken, refused]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (takes(middle)) low = middle
    else high = middle
  }
  return low
}
