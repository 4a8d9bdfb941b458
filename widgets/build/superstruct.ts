/*
 * Stands in for `superstruct` in what browsers load: the same structs by the same names, as far as a page reads its
 * answers by them. superstruct also coerces, prints and throws, which nobody asks of it there (1.2 kB after compression).
 * superstruct.test.ts holds both to the same verdict on every fixture and on thousands of broken ones.
 */

interface Failure {
  path: (string | number)[]
  type: string
}

type Told = (path: (string | number)[], type: string) => void

/** What a value must be; `test` tells each failure with its path. */
export interface Struct {
  /** What superstruct calls it. */
  is: string
  test(value: unknown, told: Told, path: (string | number)[]): void
  schema?: Readonly<Record<string, Struct>>
}

/** Reads a value by a struct: what is wrong with it, or the value itself. */
export function validate(value: unknown, struct: Struct): [{ failures(): Failure[] }] | [undefined, unknown] {
  const failures: Failure[] = []
  struct.test(value, (path, type) => failures.push({ path, type }), [])
  return failures.length ? [{ failures: () => failures }] : [undefined, value]
}

/** Whether a value is such. */
export const is = (value: unknown, struct: Struct): boolean => !validate(value, struct)[0]

const simple = (is: string, isOne = (value: unknown): boolean => typeof value === is): Struct => ({
  is,
  test: (value, told, path) => isOne(value) || told(path, is),
})

const isNumber = (value: unknown) => typeof value === 'number' && !Number.isNaN(value)

export const string = () => simple('string')
export const number = () => simple('number', isNumber)
export const integer = () => simple('integer', value => isNumber(value) && Number.isInteger(value))
export const boolean = () => simple('boolean')
export const unknown = () => simple('unknown', () => true)
export const literal = (constant: unknown) => simple('literal', value => value === constant)
export const enums = (values: readonly unknown[]) => simple('enums', value => values.includes(value))

const unless = (nothing: null | undefined, struct: Struct): Struct => ({
  ...struct,
  test: (value, told, path) => value === nothing || struct.test(value, told, path),
})

export const optional = (struct: Struct) => unless(undefined, struct)
export const nullable = (struct: Struct) => unless(null, struct)

/** An object with at least these properties. */
export const type = (schema: Readonly<Record<string, Struct>>): Struct => ({
  is: 'type',
  schema,
  test(value, told, path) {
    if (typeof value !== 'object' || value === null) return told(path, 'type')
    if (Array.isArray(value)) told(path, 'type')
    for (const name in schema) schema[name]?.test((value as Record<string, unknown>)[name], told, [...path, name])
  },
})

/** A list of such. */
export const array = (item: Struct): Struct => ({
  is: 'array',
  test(value, told, path) {
    if (!Array.isArray(value)) return told(path, 'array')
    // Prototype.js has an `entries` of its own, which gives no places (I6).
    for (let place = 0; place < value.length; place++) item.test(value[place], told, [...path, place])
  },
})

/** An object whose every name and value are such. */
export const record = (name: Struct, item: Struct): Struct => ({
  is: 'record',
  test(value, told, path) {
    if (typeof value !== 'object' || value === null) return told(path, 'record')
    if (Array.isArray(value)) told(path, 'record')
    for (const [key, one] of Object.entries(value)) {
      name.test(key, told, [...path, key])
      item.test(one, told, [...path, key])
    }
  },
})

/** One of several. */
export const union = (structs: readonly Struct[]): Struct =>
  simple('union', value => structs.some(struct => is(value, struct)))

// Those that set a size are a file of their own: no bag's answer is read by one.
export { max, min, nonempty, size } from './superstruct-sizes'

/** What is left out is filled in by the service: a page has nothing to add. */
export const defaulted = optional
