import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { OutputBundle, OutputChunk, Plugin } from 'rollup'
import type { Pin } from '../host/load-chunk'

const loadChunk = fileURLToPath(new URL('../host/load-chunk.ts', import.meta.url))
const importPinned = fileURLToPath(new URL('../../core/runtime/import-pinned.ts', import.meta.url))
const registry = fileURLToPath(new URL('../index.ts', import.meta.url))

/** What the loader must know of the widgets' build: the index, then what the index needs at once. */
export interface BuiltEntry {
  files: { path: string; integrity: string }[]
}

/** The integrity value of a file's text. */
export const integrityOf = (text: string | Uint8Array): string =>
  'sha256-' + createHash('sha256').update(text).digest('base64')

/**
 * Makes each `import()` of the widgets check the chunk that it brings: the calls go through `loadChunk`, and the
 * index carries the table of hashes. `told` hears the hashes of the index itself and of its static imports.
 */
export function pins(told: (entry: BuiltEntry) => void): Plugin {
  return {
    name: 'till:pins',

    transform(code, id) {
      if (id === importPinned || !/\.tsx?$/.test(id)) return null
      let out = code
      if (id === registry) {
        out = `import { pinChunks as __pinChunks } from ${JSON.stringify(loadChunk)};\n__pinChunks(__TILL_PINS__);\n${code}`
      }
      if (/\bimport\s*\(/.test(code)) out = wrapImports(out, this.parse(out), id)
      return out === code ? null : { code: out, map: null }
    },

    renderDynamicImport: ({ moduleId, targetModuleId }) =>
      targetModuleId && moduleId !== importPinned ? { left: '__from(', right: ')' } : null,

    generateBundle(_options, bundle) {
      told(fillIndex(bundle))
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
}

function wrapImports(code: string, program: object, id: string): string {
  const calls: Node[] = []
  walk(program, node => node.type === 'ImportExpression' && calls.push(node))
  let out = code
  // From the last to the first, so that earlier places stay true.
  for (const { start, end } of calls.sort((left, right) => right.start - left.start)) {
    out = `${out.slice(0, start)}__loadChunk(__from => ${out.slice(start, end)})${out.slice(end)}`
  }
  return calls.length && id !== loadChunk
    ? `import { loadChunk as __loadChunk } from ${JSON.stringify(loadChunk)};\n${out}`
    : out
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (value && typeof value === 'object') {
    if ('type' in value && 'start' in value && 'end' in value) visit(value as Node)
    for (const child of Object.values(value)) if (child && typeof child === 'object') walk(child, visit)
  }
}

function fillIndex(bundle: OutputBundle): BuiltEntry {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const index = chunks.find(chunk => chunk.facadeModuleId === registry)
  if (!index) throw new Error('The widgets have no index chunk')
  const offender = chunks.find(chunk => [...chunk.imports, ...chunk.dynamicImports].includes(index.fileName))
  if (offender) {
    throw new Error(`${offender.fileName} imports the index, which holds its hash: see widgets/build/chunks.ts`)
  }

  const eager = new Set(closure(index.fileName, bundle))
  const late = chunks.filter(chunk => !eager.has(chunk.fileName))
  const place = new Map(late.map((chunk, at) => [chunk.fileName, at]))
  const table: Pin[] = late.map(chunk => {
    const needs = chunk.imports.flatMap(file => place.get(file) ?? [])
    const pin = [leaf(chunk.fileName), integrityOf(chunk.code)] as const
    return needs.length ? [...pin, needs] : pin
  })
  index.code = index.code.replace('__TILL_PINS__', () => JSON.stringify(table))
  rename(index, bundle)

  const files = [index.fileName, ...[...eager].filter(file => file !== index.fileName && bundle[file])]
  return { files: files.map(path => ({ path, integrity: integrityOf((bundle[path] as OutputChunk).code) })) }
}

function closure(file: string, bundle: OutputBundle, seen: string[] = []): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.includes(file)) return seen
  seen.push(file)
  for (const next of chunk.imports) closure(next, bundle, seen)
  return seen
}

// Rollup named the index before the hashes were in it; nothing but the loader refers to it.
function rename(index: OutputChunk, bundle: OutputBundle): void {
  const hash = createHash('sha256').update(index.code).digest('hex').slice(0, 8)
  const named = index.fileName.replace(/-[^-/]+\.js$/, `-${hash}.js`)
  delete bundle[index.fileName]
  index.fileName = named
  bundle[named] = index
}

const leaf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
