import type { importPinned, PinnedFile } from '../../core/runtime/import-pinned'

/** A chunk's file name, its integrity value, and the places in the table of the chunks that it needs. */
export type Pin = readonly [file: string, integrity: string, needs?: readonly number[]]

let table: readonly Pin[] = []

/** Takes a part of the build's table of chunks: the index its own, before anything is loaded; the runtime the rest. */
export function pinChunks(pins: readonly Pin[]): void {
  table = [...table, ...pins]
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
    if (!fetchAndImport) throw new Error('[till] Expected bringChunksBy() before the first chunk, got none.')
    return fetchAndImport<Module>(addressOf(file), filesOf(file), pageNonce)
  })
}

function filesOf(file: string): PinnedFile[] {
  const wanted = new Set<number>()
  const add = (place: number) => {
    if (place < 0 || wanted.has(place)) return
    wanted.add(place)
    table[place]?.[2]?.forEach(add)
  }
  add(table.findIndex(([name]) => './' + name === file))
  return [...wanted].flatMap(place => {
    const pin = table[place]
    return pin ? [{ url: addressOf(pin[0]), integrity: pin[1] }] : []
  })
}

function addressOf(file: string): string {
  return new URL(file, import.meta.url).href
}
