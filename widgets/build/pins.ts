import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OutputAsset, OutputBundle, OutputChunk, Plugin } from 'rollup'
import type { Pin } from '../../core/runtime/pinned-chunks'
import { carriedBy, loadedWith } from './carried'
import { wrapImports } from './wrap-imports'

const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url))
const loadChunk = pathOf('../host/load-chunk.ts')
const entry = pathOf('../entry.ts')
const registryModule = pathOf('../index.ts')
const languages = pathOf('../languages.ts')
const sources = [fileURLToPath(import.meta.url), pathOf('./carried.ts')]

/** Where a chunk gets its table of hashes. */
const place = '__TILL_PINS__'
const fromLoader = `import { loaderWith as __loaderWith } from ${JSON.stringify(loadChunk)};\n`
// Marked as pure, so that Rollup may move the module into another chunk.
const header = `${fromLoader}const __loadChunk = /* @__PURE__ */ __loaderWith(${place});\n`
const rendered = new RegExp(`^const ([\\w$]+) = .*?([\\w$]+\\(${place}\\));$`, 'gm')

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
  return [wrapImports(loadChunk, header), pinTables(built)]
}

/** Gives each chunk the hashes of what its own `import()` calls load. */
function pinTables(built: (entry: BuiltEntry) => void): Plugin {
  return {
    name: 'till:pin-tables',

    buildStart() {
      this.emitFile({ type: 'chunk', id: languages })
    },

    transform(code, id) {
      return id === languages ? { code: `${fromLoader}__loaderWith(${place});\n${code}`, map: null } : null
    },

    // The modules of a chunk share its table.
    renderChunk(code) {
      let shared = ''
      const share = (_: string, name: string, call: string) => {
        const value = shared || call
        shared ||= name
        return `const ${name} = ${value};`
      }
      return { code: code.replace(rendered, share), map: null }
    },

    // The tables are filled after Rollup has named the chunks. They depend on the names of other chunks, which are part of these
    // chunks' names, and on the sources of this plugin, which are added here.
    augmentChunkHash: ({ dynamicImports, moduleIds }) =>
      dynamicImports.length || moduleIds.includes(languages)
        ? sources.map(source => readFileSync(source, 'utf8')).join()
        : undefined,

    generateBundle(_options, bundle) {
      built(fillTables(bundle))
    },
  }
}

function fillTables(bundle: OutputBundle): BuiltEntry {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const holding = (module: string) => chunks.find(chunk => chunk.moduleIds.includes(module))
  const [index, registry, spoken] = [holding(entry), holding(registryModule), holding(languages)]
  const late = chunks.find(({ name }) => name === 'late')
  if (!index || !registry || !spoken || !late)
    throw new Error('The widgets have no index chunk, no registry, no late chunk or no languages')
  if (index.imports.length)
    throw new Error(`${index.fileName} needs ${index.imports.join()}, which the loader does not pin`)

  const isSpoken = (file: string) => isWords(file) || file === spoken.fileName
  const carried = carriedBy(Object.fromEntries(Object.entries(bundle).filter(([file]) => !isSpoken(file))), {
    index,
    registry,
    late,
  })
  carried.set(spoken.fileName, Object.keys(bundle).filter(isWords))
  carried.get(index.fileName)?.push(spoken.fileName)

  const others = [late, spoken].map(({ fileName }) => leaf(fileName))
  const filled = new Set<string>()
  // A chunk is part of a hash, so the hashes that it carries are filled in before.
  function fill(file: string, before: readonly string[] = []): void {
    if (before.includes(file)) throw new Error(`${[...before, file].join(' loads ')}: name one chunk for these imports`)
    if (filled.has(file)) return
    filled.add(file)
    const files = carried.get(file) ?? []
    for (const one of files) fill(one, [...before, file])
    const chunk = bundle[file] as OutputChunk
    if (files.length && !chunk.code.includes(place)) throw new Error(`${file} has no place for its hashes`)
    const table = files.length ? [pinsOf(files, bundle, loadedWith([file], bundle))] : []
    const parts = chunk === index ? [...table, ...others] : table
    chunk.code = chunk.code.replace(place, () => parts.map(one => JSON.stringify(one)).join())
  }
  fill(index.fileName)
  return { path: index.fileName, integrity: integrityOf(index.code) }
}

/** The table of some files by name. Imports that are already `there`, or that another import brings, are left out. */
export function pinsOf(
  files: readonly string[],
  bundle: OutputBundle,
  there: readonly string[],
): Readonly<Record<string, Pin>> {
  const pinOf = (file: string): [string, Pin] => {
    const item = bundle[file] as OutputChunk | OutputAsset
    if (item.type === 'asset') return [leaf(file), [integrityOf(item.source)]]
    const missing = item.imports.filter(one => !there.includes(one))
    return [leaf(file), [integrityOf(item.code), ...missing.reduce(withoutBrought, missing).map(leaf)]]
  }
  const withoutBrought = (imports: readonly string[], one: string) => {
    const others = imports.filter(other => other !== one)
    return loadedWith(others, bundle).includes(one) ? others : imports
  }
  return Object.fromEntries(files.map(pinOf))
}

const leaf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
