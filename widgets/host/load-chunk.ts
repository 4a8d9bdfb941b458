import { onceEach } from '../../core/runtime/prefetch'
import { type Pin, type Pins, withImports } from '../../core/runtime/pinned-chunks'
import { thePage } from './page'

/** The language that every page carries. */
const ownLanguage = 'en-US'

const table: Record<string, Pin> = {}
let late = ''
let languages = ''

/**
 * Takes the hashes that a chunk carries, and gives what its `import()` calls go through: the build turns `import('./x')` into
 * `loadChunk(bring => bring('./x-hash.js'))`. The index also names the chunks that carry more: the late one, and that of words in other languages.
 */
export function loaderWith(pins?: Pins, lateFile = late, languagesFile = languages): typeof loadChunk {
  Object.assign(table, pins)
  late = lateFile
  languages = languagesFile
  return loadChunk
}

const loadChunk = <Module>(ask: (bring: (path: string) => Promise<unknown>) => Promise<Module>) => ask(bring)

const loadOnce = onceEach<unknown>()

/** A loaded module is returned at once: the browser answers a repeated `import()` in a later task. */
const bring = (path: string) => loadOnce(path, () => load(path))

async function load(path: string): Promise<unknown> {
  const file = path.slice(2)
  const address = addressOf(file)
  // The index itself has loaded.
  if (address === import.meta.url) return import(address)
  const beside = thePage().config.locale === ownLanguage ? [] : [languages]
  // Hashes do not compress, so what is painted first carries none: the late chunk has them.
  for (const more of [...beside, late]) if (!table[file]) await bring(`./${more}`)
  // The runtime will need words of another language, so their hashes load beside it.
  const files = withImports([file, ...beside], table)
  await loadAll([...files])
  return import(address)
}

const askOnce = onceEach()
const fetchOnce = onceEach()

/** No module is fetched before all have been asked for. */
async function loadAll(files: readonly string[]): Promise<void> {
  const { config, ask, fetch } = thePage()
  const chunks = files.map(file => ({ address: addressOf(file), integrity: table[file]?.[0] ?? '' }))
  await Promise.all(chunks.map(({ address, integrity }) => askOnce(address, () => ask(address, integrity, config.api))))
  await Promise.all(
    chunks.map(({ address, integrity }) => fetchOnce(address, () => fetch(address, integrity, config.nonce))),
  )
}

const addressOf = (file: string): string => new URL(file, import.meta.url).href
