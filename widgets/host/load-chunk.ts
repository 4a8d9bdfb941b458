import { thePage } from './page'

/** What stands in a chunk's file name behind its name, its integrity value, and the names of the chunks that it needs. */
export type Pin = readonly [hash: string, integrity: string, ...needs: string[]]

/** The chunk that holds the hashes of all that is fetched later: the registry's. */
const rest = 'rest'
/** The language of what every page carries: another's words are pinned in the rest. */
const ownLanguage = 'en-US'

const table: Record<string, Pin> = {}

/** Takes a part of the build's table of chunks: the index its own, before anything is loaded, the rest the others. */
export function pinChunks(pins: Readonly<Record<string, Pin>>): void {
  Object.assign(table, pins)
}

/**
 * Stands in the built widgets for every `import()`, so that each chunk arrives with its integrity checked and with
 * all that it needs fetched at once. The build writes the calls, with the chunk's name, or with how to import what
 * is there already: sources say `import()`.
 */
export async function loadChunk<Module>(chunk: string | (() => Promise<Module>)): Promise<Module> {
  if (typeof chunk !== 'string') return chunk()
  // Hashes do not compress: those of what only some shoppers ever need come with the first of it.
  if (!table[chunk]) await loadChunk(rest)
  const wanted = new Set<string>()
  const want = (name: string) => {
    if (wanted.has(name)) return
    wanted.add(name)
    table[name]?.slice(2).forEach(want)
  }
  want(chunk)
  // Another language's words are asked for as soon as the runtime runs: what knows their hashes comes beside it.
  if (thePage().config.locale !== ownLanguage) want(rest)
  // What failed is tried again by the next call.
  await Promise.all([...wanted].map(fetchOnce))
  return import(addressOf(chunk))
}

const fetched: Record<string, Promise<void> | undefined> = {}

function fetchOnce(name: string): Promise<void> {
  const { config, fetch } = thePage()
  fetched[name] ??= fetch(addressOf(name), table[name]?.[1] ?? '', config.nonce).catch((error: unknown) => {
    delete fetched[name]
    throw error
  })
  return fetched[name]
}

function addressOf(name: string): string {
  return new URL(`${name}-${table[name]?.[0]}.js`, import.meta.url).href
}
