/** A number from 0 to 2³²-1 that depends on nothing but the text: FNV-1a with murmur3's last mixing. */
export const hash = (text: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A whole number from `from` to `to`, both included, drawn by the text. */
export const drawn = (text: string, from: number, to: number): number => from + (hash(text) % (to - from + 1))

/** So many decimal digits, drawn by the text; up to 16. */
export const digits = (text: string, count: number): string =>
  (String(hash(text)).padStart(10, '0') + String(hash(text + '#')).padStart(10, '0')).slice(-count)
