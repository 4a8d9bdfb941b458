const SHORTEST = 4

/** German ends of words; the longest first. */
const ENDS = /(?:en|er|es|e|n|s)$/

const stemOf = (word: string) => (word.length > SHORTEST + 1 ? word.replace(ENDS, '') : word)

/** Which ends of a German compound are words themselves, by the words that the shop says: of 'straßenlaufschuh' 'laufschuh' and 'schuh'. */
export function compoundParts(words: Iterable<string>): (word: string) => string[] {
  const known = new Set(Array.from(words, stemOf).filter(stem => stem.length >= SHORTEST))
  const isKnown = (part: string) => part.length >= SHORTEST && known.has(stemOf(part))
  const isWord = (part: string): boolean => isKnown(part) || placesIn(part).some(isJoint(part))
  const isJoint = (part: string) => (at: number) => known.has(part.slice(0, at)) && isWord(part.slice(at))
  return word =>
    placesIn(word)
      .map(at => word.slice(at))
      .filter(isWord)
}

/** Where a word may begin within another. */
const placesIn = (word: string): number[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST * 2 + 1) }, (_none, at) => at + SHORTEST)
