import { thePage } from './page'

/** What stands in a chunk's file name behind its name, its integrity value, and the names of the chunks that it needs. */
export type Pin = readonly [hash: string, integrity: string, ...needs: string[]]

/** The chunk that holds the hashes of all that is fetched later: the registry's. */
const rest = 'rest'
/** The language of what every page carries: another's words are pinned in the rest. */
const ownLanguage = 'en-US'

const table = new Map<string, Pin>()

/** Takes a part of the build's table of chunks: the index its own, before anything is loaded, the rest the others. */
export function pinChunks(pins: Readonly<Record<string, Pin>>): void {
  for (const name of Object.keys(pins)) table.set(name, pins[name] as Pin)
}

/**
 * Stands in the built widgets for every `import()`, so that each chunk arrives with its integrity checked and with
 * all that it needs fetched at once. The build writes the calls, with the chunk's name, or with how to import what
 * is there already: sources say `import()`.
 */
export async function loadChunk<Module>(chunk: string | (() => Promise<Module>)): Promise<Module> {
  if (typeof chunk !== 'string') return chunk()
  // Hashes do not compress: those of what only some shoppers ever need come with the first of it.
  if (!table.has(chunk)) await loadChunk(rest)
  const wanted = new Set<string>()
  const want = (name: string) => {
    if (wanted.has(name)) return
    wanted.add(name)
    table.get(name)?.slice(2).forEach(want)
  }
  want(chunk)
  // Another language's words are asked for as soon as the runtime runs: what knows their hashes comes beside it.
  if (thePage().config.locale !== ownLanguage) want(rest)
  // What failed is tried again by the next call.
  await Promise.all([...wanted].map(fetchOnce))
  return import(addressOf(chunk))
}

const fetched = new Map<string, Promise<void>>()

function fetchOnce(name: string): Promise<void> {
  const known = fetched.get(name)
  if (known) return known
  const { config, fetch } = thePage()
  const fetching = fetch(addressOf(name), table.get(name)?.[1] ?? '', config.nonce)
  fetched.set(name, fetching)
  fetching.catch(() => fetched.delete(name))
  return fetching
}

function addressOf(name: string): string {
  return new URL(`${name}-${table.get(name)?.[0]}.js`, import.meta.url).href
}
