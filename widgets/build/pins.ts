import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { OutputBundle, OutputChunk, Plugin } from 'rollup'
import type { Pin } from '../host/load-chunk'
import { compiledAhead } from './compiled-ahead'
import { ownSource } from './own-source'

const loadChunk = fileURLToPath(new URL('../host/load-chunk.ts', import.meta.url))
const entry = fileURLToPath(new URL('../entry.ts', import.meta.url))
const registry = fileURLToPath(new URL('../index.ts', import.meta.url))
const mount = fileURLToPath(new URL('../host/mount.tsx', import.meta.url))

/**
 * Where the parts of the table stand: a closed widget carries the hashes of what it fetches next. The rest, which grows with
 * every widget, stands in the registry's chunk, whose hash a closed widget carries too.
 */
const tables: Readonly<Record<string, string>> = { [entry]: '__TILL_PINS__', [registry]: '__TILL_REST_PINS__' }

/**
 * A call of `loadChunk` in a built chunk, minified or not: its file, and what is taken of the module where the chunk is of
 * several.
 */
const call =
  /\(\s*([\w$]+)\s*=>\s*\1\(\s*["']\.\/([\w.-]+)["']\s*\)(\.then\(\s*\(?[\w$]+\)?\s*=>\s*[\w$]+\.[\w$]+\s*\))?\s*\)/g

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
      targetModuleId && moduleId !== loadChunk ? { left: '__from(', right: ')' } : null,

    augmentChunkHash: ownSource(import.meta.url),

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
    out = `${out.slice(0, start)}__loadChunk(__from => ${out.slice(start, end)})${out.slice(end)}`
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

// A chunk's name is older than the hashes in it, but changes with every chunk that is hashed there.
function fillTables(bundle: OutputBundle): BuiltEntry {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const holding = (module: string) => chunks.find(chunk => chunk.moduleIds.includes(module))
  const [index, runtime, rest] = [holding(entry), holding(mount), holding(registry)]
  if (!index || !runtime || !rest) throw new Error('The widgets have no index chunk, no runtime, or no registry')
  if (new Set(chunks.map(nameOf)).size < chunks.length) throw new Error('Two chunks of the widgets have one name')

  if (index.imports.length)
    throw new Error(`${index.fileName} needs ${index.imports.join()}, which the loader does not pin`)

  for (const chunk of chunks) {
    chunk.code = chunk.code.replace(call, (_whole, _from, file: string, part = '') =>
      file === leaf(index.fileName) ? `(()=>import("./${file}")${part})` : `(${JSON.stringify(nameOf(file))})${part}`,
    )
    if (/([\w$]+)\s*=>\s*\1\(\s*["']\.\//.test(chunk.code))
      throw new Error(`${chunk.fileName} imports in an unknown way`)
  }
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
    return [nameOf(file), [hashOf(file), integrityOf(code), ...imports.filter(isNext).map(nameOf)]]
  }
  const partOf = (files: readonly string[]): string => JSON.stringify(Object.fromEntries(files.map(pinOf)))
  // The rest first: its own hash stands in the index.
  fill(rest, tables[registry], partOf(late))
  for (const chunk of [index, runtime]) chunk.code = compiledAhead + chunk.code
  fill(index, tables[entry], partOf(early))
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
const nameOf = (file: string | OutputChunk) =>
  leaf(typeof file === 'string' ? file : file.fileName).replace(/-\w+\.js$/, '')
const hashOf = (file: string) => /-(\w+)\.js$/.exec(file)?.[1] ?? ''
