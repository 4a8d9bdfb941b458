import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OutputAsset, OutputBundle, OutputChunk, Plugin } from 'rollup'
import type { Pin } from '../../core/runtime/pinned-chunks'
import { wrapImports } from './wrap-imports'

const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url))
const loadChunk = pathOf('../host/load-chunk.ts')
const entry = pathOf('../entry.ts')
const registry = pathOf('../index.ts')
const languages = pathOf('../languages.ts')

/**
 * Placeholders for the three parts of the table of hashes: the index has what a closed widget loads next, the chunk of languages
 * has words of other languages, and the registry's chunk has the rest, which grows with every widget.
 */
const places: Readonly<Record<string, string>> = {
  [entry]: '__TILL_PINS__',
  [languages]: '__TILL_LANGUAGE_PINS__',
  [registry]: '__TILL_REST_PINS__',
}

const isWords = (file: string) => /-words-[a-z]{2}(-[A-Z]{2})?-\w+\.js$/.test(file)

/** The index, as the loader needs it. */
export interface BuiltEntry {
  path: string
  integrity: string
}

export const integrityOf = (text: string | Uint8Array): string =>
  'sha256-' + createHash('sha256').update(text).digest('base64')

/** Checks every chunk that an `import()` loads; `built` gets the hash of the index. */
export function pins(built: (entry: BuiltEntry) => void): Plugin[] {
  return [wrapImports(loadChunk), pinTable(built)]
}

function pinTable(built: (entry: BuiltEntry) => void): Plugin {
  return {
    name: 'till:pin-table',

    buildStart() {
      this.emitFile({ type: 'chunk', id: languages })
    },

    transform(code, id) {
      const place = places[id]
      if (!place) return null
      const header = `import { pinChunks as __pinChunks } from ${JSON.stringify(loadChunk)};\n__pinChunks(${place});\n`
      return { code: header + code, map: null }
    },

    // The tables are filled after Rollup has named the chunks. They depend on the names of other chunks, which are part of these
    // chunks' names, and on this plugin, whose source is added here.
    augmentChunkHash: ({ moduleIds }) =>
      moduleIds.some(id => id in places) ? readFileSync(fileURLToPath(import.meta.url), 'utf8') : undefined,

    generateBundle(_options, bundle) {
      built(fillTables(bundle))
    },
  }
}

function fillTables(bundle: OutputBundle): BuiltEntry {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const holding = (module: string) => chunks.find(chunk => chunk.moduleIds.includes(module))
  const [index, registryChunk, languagesChunk] = [holding(entry), holding(registry), holding(languages)]
  if (!index || !registryChunk || !languagesChunk)
    throw new Error('The widgets have no index chunk, no registry or no languages')
  if (index.imports.length)
    throw new Error(`${index.fileName} needs ${index.imports.join()}, which the loader does not pin`)

  // The late chunk loads right after the first line, so it must not wait for the registry's part of the table.
  const late = chunks.filter(({ name }) => name === 'late').map(({ fileName }) => fileName)
  const next = [...index.dynamicImports, ...late, languagesChunk.fileName]
  const early = loadedWith(next, bundle).filter(file => file !== index.fileName)
  const others = chunks.map(({ fileName }) => fileName).filter(file => file !== index.fileName && !early.includes(file))
  const partOf = (files: readonly string[]) => JSON.stringify(pinsOf(files, bundle, [index.fileName]))
  // The index comes last, because it contains the hashes of the other two.
  fill(languagesChunk, places[languages], partOf(others.filter(isWords)))
  fill(registryChunk, places[registry], partOf(others.filter(file => !isWords(file))))
  const rest = [registryChunk, languagesChunk].map(({ fileName }) => JSON.stringify(leaf(fileName)))
  fill(index, places[entry], [partOf(early), ...rest].join())
  return { path: index.fileName, integrity: integrityOf(index.code) }
}

function fill(chunk: OutputChunk, place = '', text: string): void {
  if (!chunk.code.includes(place)) throw new Error(`${chunk.fileName} has no place for its hashes`)
  chunk.code = chunk.code.replace(place, () => text)
}

/** The table of some files by name. Imports that are already `there` are left out. */
export function pinsOf(
  files: readonly string[],
  bundle: OutputBundle,
  there: readonly string[],
): Readonly<Record<string, Pin>> {
  const pinOf = (file: string): [string, Pin] => {
    const item = bundle[file] as OutputChunk | OutputAsset
    if (item.type === 'asset') return [leaf(file), [integrityOf(item.source)]]
    return [leaf(file), [integrityOf(item.code), ...item.imports.filter(one => !there.includes(one)).map(leaf)]]
  }
  return Object.fromEntries(files.map(pinOf))
}

export function loadedWith(files: readonly string[], bundle: OutputBundle, found = new Set<string>()): string[] {
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) continue
    found.add(file)
    loadedWith(chunk.imports, bundle, found)
  }
  return [...found]
}

const leaf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
