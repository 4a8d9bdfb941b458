import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OutputBundle, OutputChunk, Plugin } from 'rollup'
import type { Pin } from '../host/load-chunk'

const pathOf = (url: string) => fileURLToPath(new URL(url, import.meta.url))
const loadChunk = pathOf('../host/load-chunk.ts')
const entry = pathOf('../entry.ts')
const registry = pathOf('../index.ts')

/**
 * The modules that hold the two parts of the table. A closed widget carries the hashes of what it fetches next. The rest, which
 * grows with every widget, is in the registry's chunk, whose hash a closed widget carries too.
 */
const tables: Readonly<Record<string, string>> = { [entry]: '__TILL_PINS__', [registry]: '__TILL_REST_PINS__' }

/** What the loader must know of the widgets' build: the index, which needs no other file at once. */
export interface BuiltEntry {
  path: string
  integrity: string
}

/** The integrity value of a file's text. */
export const integrityOf = (text: string | Uint8Array): string =>
  'sha256-' + createHash('sha256').update(text).digest('base64')

/**
 * Makes each `import()` of the widgets check the chunk that it brings: the calls go through `loadChunk`, and the
 * index carries the table of hashes. `told` hears the hash of the index itself.
 */
export function pins(told: (entry: BuiltEntry) => void): Plugin {
  return {
    name: 'till:pins',

    transform(code, id) {
      if (id === loadChunk || !/\.tsx?$/.test(id)) return null
      let out = code
      const table = tables[id]
      if (table) {
        out = `import { pinChunks as __pinChunks } from ${JSON.stringify(loadChunk)};\n__pinChunks(${table});\n${code}`
      }
      if (/\bimport\s*\(/.test(code)) out = wrapImports(out, this.parse(out))
      return out === code ? null : { code: out, map: null }
    },

    renderDynamicImport: ({ moduleId, targetModuleId }) =>
      targetModuleId && moduleId !== loadChunk ? { left: '__bring(', right: ')' } : null,

    // The tables are filled after Rollup has named the chunks. A table's content follows from the names beside it and from
    // how this plugin writes it, so its source is part of the name.
    augmentChunkHash: ({ moduleIds }) =>
      moduleIds.some(id => id in tables) ? readFileSync(fileURLToPath(import.meta.url), 'utf8') : undefined,

    generateBundle(_options, bundle) {
      told(fillTables(bundle))
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
}

function wrapImports(code: string, program: object): string {
  const calls: Node[] = []
  walk(program, node => node.type === 'ImportExpression' && calls.push(node))
  let out = code
  // From the last to the first, so that earlier places stay true.
  for (const { start, end } of calls.sort((left, right) => right.start - left.start)) {
    out = `${out.slice(0, start)}__loadChunk(__bring => ${out.slice(start, end)})${out.slice(end)}`
  }
  return calls.length ? `import { loadChunk as __loadChunk } from ${JSON.stringify(loadChunk)};\n${out}` : out
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (value && typeof value === 'object') {
    if ('type' in value && 'start' in value && 'end' in value) visit(value as Node)
    for (const child of Object.values(value)) if (child && typeof child === 'object') walk(child, visit)
  }
}

function fillTables(bundle: OutputBundle): BuiltEntry {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const holding = (module: string) => chunks.find(chunk => chunk.moduleIds.includes(module))
  const [index, rest] = [holding(entry), holding(registry)]
  if (!index || !rest) throw new Error('The widgets have no index chunk, or no registry')
  if (index.imports.length)
    throw new Error(`${index.fileName} needs ${index.imports.join()}, which the loader does not pin`)

  const isNext = (file: string) => file !== index.fileName
  // What comes right after a first line does not wait for the table that the rest stands in.
  const first = [
    ...index.dynamicImports,
    ...chunks.filter(({ name }) => name === 'next').map(({ fileName }) => fileName),
  ]
  const early = [...new Set(first.flatMap(next => closure(next, bundle)).filter(isNext))]
  const late = chunks.map(chunk => chunk.fileName).filter(file => isNext(file) && !early.includes(file))
  const pinOf = (file: string): [string, Pin] => {
    const { imports, code } = bundle[file] as OutputChunk
    return [leaf(file), [integrityOf(code), ...imports.filter(isNext).map(leaf)]]
  }
  const partOf = (files: readonly string[]): string => JSON.stringify(Object.fromEntries(files.map(pinOf)))
  // The rest first: its own hash stands in the index.
  fill(rest, tables[registry], partOf(late))
  fill(index, tables[entry], `${partOf(early)},${JSON.stringify(leaf(rest.fileName))}`)
  return { path: index.fileName, integrity: integrityOf(index.code) }
}

function fill(chunk: OutputChunk, mark = '', text: string): void {
  if (!chunk.code.includes(mark)) throw new Error(`${chunk.fileName} has no place for its hashes`)
  chunk.code = chunk.code.replace(mark, () => text)
}

function closure(file: string, bundle: OutputBundle, seen: string[] = []): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.includes(file)) return seen
  seen.push(file)
  for (const next of chunk.imports) closure(next, bundle, seen)
  return seen
}

const leaf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
