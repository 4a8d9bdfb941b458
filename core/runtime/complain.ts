const said = new Set<string>()

/** Tells the page's developer once what was expected, what came and what to do. Never throws. */
export function complain(sentence: string, ...cause: unknown[]): void {
  if (said.has(sentence)) return
  said.add(sentence)
  console.error(`[till] ${sentence}`, ...cause)
}
