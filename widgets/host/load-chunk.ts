import { importPinned, type PinnedFile } from '../../core/runtime/import-pinned'

/** A chunk's file name, its integrity value, and the places in the table of the chunks that it needs. */
export type Pin = readonly [file: string, integrity: string, needs?: readonly number[]]

let table: readonly Pin[] = []

/** Takes the build's table of chunks; the index calls it before anything else is loaded. */
export function pinChunks(pins: readonly Pin[]): void {
  table = pins
}

/**
 * Stands in the built widgets for every `import()`, so that each chunk arrives with its integrity checked and with
 * all that it needs fetched at once. The build writes the calls: sources say `import()`.
 */
export function loadChunk<Module>(ask: (from: (file: string) => Promise<Module>) => Promise<Module>): Promise<Module> {
  return ask(file => importPinned(addressOf(file), filesOf(file), nonceOfThisFile()))
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

// The loader's preload link for this very file carries the nonce of the page's policy.
function nonceOfThisFile(): string | undefined {
  const link = Document.prototype.querySelector.call(document, `link[href="${import.meta.url}"]`)
  return link instanceof HTMLLinkElement ? link.nonce : undefined
}
