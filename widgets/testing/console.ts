/** What is logged on the console meanwhile. */
export async function consoleErrors(meanwhile: () => Promise<unknown>): Promise<string[]> {
  const { error } = console
  const said: string[] = []
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '))
  try {
    await meanwhile()
  } finally {
    console.error = error
  }
  return said
}
