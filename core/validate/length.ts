const lengthOf = (value: string) => [...value.trim()].length

/** At least so many characters, where there are any. */
export function minLength(value: string, least: number): 'min-length' | null {
  return !value.trim() || lengthOf(value) >= least ? null : 'min-length'
}

/** At most so many characters. */
export function maxLength(value: string, most: number): 'max-length' | null {
  return lengthOf(value) <= most ? null : 'max-length'
}

/** Exactly so many characters, where there are any. */
export function exactLength(value: string, length: number): 'exact-length' | null {
  return !value.trim() || lengthOf(value) === length ? null : 'exact-length'
}
