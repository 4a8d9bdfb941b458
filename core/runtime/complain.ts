const said = new Set<string>()

/** One sentence in the console for the page's developer: what was expected and what was found. Never throws. */
export function complain(sentence: string, ...cause: unknown[]): void {
  if (said.has(sentence)) return
  said.add(sentence)
  console.error(`[till] ${sentence}`, ...cause)
}
