const logged = new Set<string>()

/** One sentence in the console for the page's developer: what was expected and what was found. Never throws. */
export function logError(sentence: string, ...cause: unknown[]): void {
  if (logged.has(sentence)) return
  logged.add(sentence)
  console.error(`[till] ${sentence}`, ...cause)
}
