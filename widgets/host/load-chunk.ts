import type { importPinned, PinnedFile } from '../../core/runtime/import-pinned'

/** A chunk's file name, its integrity value, and the places in the table of the chunks that it needs. */
export type Pin = readonly [file: string, integrity: string, needs?: readonly number[]]

const table: (Pin | undefined)[] = []
let rest: number | undefined

/**
 * Takes the part of the build's table of chunks that begins at a place: the index its own, before anything is loaded, with
 * the place of the file that holds what is in no other part; the runtime the languages' of the first views.
 */
export function pinChunks(place: number, pins: readonly Pin[], restAt?: number): void {
  // Prototype.js has an `entries` of its own, which gives no places (I6).
  pins.forEach((pin, at) => {
    table[place + at] = pin
  })
  rest ??= restAt
}

let fetchAndImport: typeof importPinned | undefined
let pageNonce: string | undefined

/** Takes the loader's own way to import, so that it travels once, and the nonce of the page's policy. */
export function bringChunksBy(way: typeof importPinned, nonce: string | undefined): void {
  fetchAndImport = way
  pageNonce = nonce
}

/**
 * Stands in the built widgets for every `import()`, so that each chunk arrives with its integrity checked and with
 * all that it needs fetched at once. The build writes the calls: sources say `import()`.
 */
export function loadChunk<Module>(ask: (from: (file: string) => Promise<Module>) => Promise<Module>): Promise<Module> {
  return ask(async file => {
    if (!fetchAndImport) throw new Error('[till] Expected bringChunksBy() first.')
    if (placeOf(file) < 0) await readRest(fetchAndImport)
    return fetchAndImport<Module>(addressOf(file), filesOf(file), pageNonce)
  })
}

/** Hashes do not compress: those of what only some shoppers ever need come with the first of it. */
async function readRest(bring: typeof importPinned): Promise<void> {
  const pin = table[rest ?? -1]
  if (!pin) return
  const [file, integrity] = pin
  const url = addressOf(file)
  const module = await bring<{ default: readonly [number, readonly Pin[]] }>(url, [{ url, integrity }], pageNonce)
  pinChunks(...module.default)
}

const placeOf = (file: string) => table.findIndex(pin => './' + pin?.[0] === file)

function filesOf(file: string): PinnedFile[] {
  const wanted = new Set<number>()
  const add = (place: number) => {
    if (place < 0 || wanted.has(place)) return
    wanted.add(place)
    table[place]?.[2]?.forEach(add)
  }
  add(placeOf(file))
  return [...wanted].flatMap(place => {
    const pin = table[place]
    return pin ? [{ url: addressOf(pin[0]), integrity: pin[1] }] : []
  })
}

function addressOf(file: string): string {
  return new URL(file, import.meta.url).href
}
