import { askFirst, onceEach } from '../../core/runtime/ask-first'
import { type Pin, type Pins, withImports } from '../../core/runtime/pinned-chunks'
import { thePage } from './page'

/** The language that every page carries. */
const ownLanguage = 'en-US'

const table: Record<string, Pin> = {}
let registry = ''
let languages = ''

/** Adds a part of the build's table. The index gives its own, and names the chunks of the others: the registry's, and that of other languages' words. */
export function pinChunks(pins: Pins, registryFile = registry, languagesFile = languages): void {
  Object.assign(table, pins)
  registry = registryFile
  languages = languagesFile
}

/** Wraps every `import()`, to check a chunk's integrity and load its imports at once: the build turns `import('./x')` into `loadChunk(bring => bring('./x-hash.js'))`. */
export const loadChunk = <Module>(ask: (bring: (path: string) => Promise<unknown>) => Promise<Module>) => ask(bring)

async function bring(path: string): Promise<unknown> {
  const file = path.slice(2)
  const address = addressOf(file)
  // The index itself has loaded.
  if (address === import.meta.url) return import(address)
  const beside = thePage().config.locale === ownLanguage ? [] : [languages]
  // Hashes do not compress, so most of them load with the first chunk that needs them.
  for (const more of [...beside, registry]) if (!table[file]) await bring(`./${more}`)
  // The runtime will need words of another language, so their hashes load beside it.
  const wanted = withImports([file, ...beside], table)
  // A failed load is retried by the next call.
  await loadAll([...wanted])
  return import(address)
}

const askOnce = onceEach()
const fetchOnce = onceEach()

/** No module is fetched before all have been asked for. */
async function loadAll(files: readonly string[]): Promise<void> {
  const { config, fetch } = thePage()
  const chunks = files.map(file => ({ address: addressOf(file), integrity: table[file]?.[0] ?? '' }))
  await Promise.all(
    chunks.map(({ address, integrity }) => askOnce(address, () => askFirst(address, integrity, config.api))),
  )
  await Promise.all(
    chunks.map(({ address, integrity }) => fetchOnce(address, () => fetch(address, integrity, config.nonce))),
  )
}

const addressOf = (file: string): string => new URL(file, import.meta.url).href
