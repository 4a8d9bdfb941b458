import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { OutputBundle, OutputChunk, Plugin } from 'rollup'
import type { Pin } from '../host/load-chunk'

const loadChunk = fileURLToPath(new URL('../host/load-chunk.ts', import.meta.url))
const importPinned = fileURLToPath(new URL('../../core/runtime/import-pinned.ts', import.meta.url))
const entry = fileURLToPath(new URL('../entry.ts', import.meta.url))
const registry = fileURLToPath(new URL('../index.ts', import.meta.url))
const mount = fileURLToPath(new URL('../host/mount.tsx', import.meta.url))

/**
 * Where the parts of the table stand: a closed widget carries the hashes of what it fetches next, the runtime those of what
 * it starts with. The rest, which grows with every widget, is a file of its own, whose hash a closed widget carries too.
 */
const tables: Readonly<Record<string, string>> = { [entry]: '__TILL_PINS__', [mount]: '__TILL_LATE_PINS__' }

/**
 * Has a browser compile a whole file where it reads it, beside the page's own work, and not function by function when
 * something is pressed. (Chromium from 136; a comment to others.)
 */
const compiledAhead = '//# allFunctionsCalledOnLoad\n'

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
      const table = tables[id]
      if (table) {
        out = `import { pinChunks as __pinChunks } from ${JSON.stringify(loadChunk)};\n__pinChunks(${table});\n${code}`
      }
      if (/\bimport\s*\(/.test(code)) out = wrapImports(out, this.parse(out), id)
      return out === code ? null : { code: out, map: null }
    },

    renderDynamicImport: ({ moduleId, targetModuleId }) =>
      targetModuleId && moduleId !== importPinned ? { left: '__from(', right: ')' } : null,

    generateBundle(_options, bundle) {
      const { built, rest } = fillTables(bundle)
      this.emitFile({ type: 'asset', ...rest })
      told(built)
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

// The names of the two chunks are older than the hashes in them, but change with every chunk that is hashed there.
function fillTables(bundle: OutputBundle): { built: BuiltEntry; rest: { fileName: string; source: string } } {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const holding = (module: string) => chunks.find(chunk => chunk.moduleIds.includes(module))
  const [index, runtime] = [holding(entry), holding(mount)]
  if (!index || !runtime) throw new Error('The widgets have no index chunk, or no runtime')

  const eager = closure(index.fileName, bundle)
  const isNext = (file: string) => !eager.includes(file)
  const early = [...new Set(index.dynamicImports.flatMap(next => closure(next, bundle)).filter(isNext))]
  const late = chunks.map(chunk => chunk.fileName).filter(file => isNext(file) && !early.includes(file))
  const atStart = late.filter(file => isAtStart(bundle[file] as OutputChunk))
  const inRest = late.filter(file => !atStart.includes(file))
  const places = [...early, 'rest', ...atStart, ...inRest]
  const pinOf = (file: string): Pin => {
    const { imports, moduleIds, code } = bundle[file] as OutputChunk
    // Who asks for the registry asks for a widget that stands in the rest: both come at once.
    const needed = moduleIds.includes(registry) ? [...imports, 'rest'] : imports
    const needs = needed.filter(need => places.includes(need)).map(need => places.indexOf(need))
    const pin = [leaf(file), integrityOf(code)] as const
    return needs.length ? [...pin, needs] : pin
  }
  const partOf = (files: readonly string[], ...more: Pin[]): string =>
    `${places.indexOf(files[0] ?? '')},${JSON.stringify([...files.map(pinOf), ...more])}`
  const source = `export default [${partOf(inRest)}]`
  const fileName = `assets/pins-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  // The runtime first: its own hash stands in the index.
  fill(runtime, tables[mount], partOf(atStart))
  runtime.code = compiledAhead + runtime.code
  index.code = compiledAhead + index.code
  fill(index, tables[entry], `${partOf(early, [leaf(fileName), integrityOf(source)])},${places.indexOf('rest')}`)
  const files = eager.map(path => ({ path, integrity: integrityOf((bundle[path] as OutputChunk).code) }))
  return { built: { files }, rest: { fileName, source } }
}

/** The words that a shop of another language starts with. */
const isAtStart = ({ name }: OutputChunk) => name.startsWith('words-')

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
