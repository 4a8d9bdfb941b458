import { type Pin, type Pins, withImports } from '../../core/runtime/pinned-chunks'
import { thePage } from './page'

/** The language of what every page carries. */
const ownLanguage = 'en-US'

const table: Record<string, Pin> = {}
let registry = ''
let languages = ''

/**
 * Takes a part of the build's table of chunks: the index gives its own before anything is loaded, and names the chunks that
 * give the others: the registry's, and that of other languages' words.
 */
export function pinChunks(pins: Pins, registryFile = registry, languagesFile = languages): void {
  Object.assign(table, pins)
  registry = registryFile
  languages = languagesFile
}

/**
 * Wraps every `import()` of the built widgets, so that each chunk arrives with its integrity checked and with all that it
 * needs fetched at once. The build writes the calls: `import('./x')` becomes `loadChunk(bring => bring('./x-hash.js'))`.
 */
export const loadChunk = <Module>(ask: (bring: (path: string) => Promise<unknown>) => Promise<Module>) => ask(bring)

async function bring(path: string): Promise<unknown> {
  const file = path.slice(2)
  const address = addressOf(file)
  // The index itself is there already.
  if (address === import.meta.url) return import(address)
  const beside = thePage().config.locale === ownLanguage ? [] : [languages]
  // Hashes do not compress: those of what only some shoppers ever need come with the first of it.
  for (const more of [...beside, registry]) if (!table[file]) await bring(`./${more}`)
  // Another language's words are asked for as soon as the runtime runs: what knows their hashes comes beside it.
  const wanted = withImports([file, ...beside], table)
  // What failed is tried again by the next call.
  await Promise.all([...wanted].map(fetchOnce))
  return import(address)
}

const fetched: Record<string, Promise<void> | undefined> = {}

function fetchOnce(file: string): Promise<void> {
  const { config, fetch } = thePage()
  fetched[file] ??= fetch(addressOf(file), table[file]?.[0] ?? '', config.nonce).catch((error: unknown) => {
    delete fetched[file]
    throw error
  })
  return fetched[file]
}

const addressOf = (file: string): string => new URL(file, import.meta.url).href
