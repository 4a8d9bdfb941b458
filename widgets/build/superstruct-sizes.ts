import type { Struct } from './superstruct'

/** A struct whose text, list or number has a size within these. */
export const size = (struct: Struct, least: number, most = least): Struct => ({
  ...struct,
  test(value, told, path) {
    let isOne = true
    struct.test(
      value,
      (where, name) => {
        isOne = false
        told(where, name)
      },
      path,
    )
    const measure = typeof value === 'number' ? value : (value as { length?: number } | null)?.length
    if (isOne && measure !== undefined && (measure < least || measure > most)) told(path, struct.is)
  },
})

export const min = (struct: Struct, least: number) => size(struct, least, Number.POSITIVE_INFINITY)
export const max = (struct: Struct, most: number) => size(struct, Number.NEGATIVE_INFINITY, most)

/** A list with something in it. */
export const nonempty = (struct: Struct) => min(struct, 1)
