import { dirname, parse, resolve } from 'node:path'
import type { GetManualChunk, ManualChunkMeta } from 'rollup'
import { earlyWidgets } from './early-widgets.mjs'

/**
 * Says which chunk a module of the widgets goes into.
 *
 *   index      the entry, and what a closed widget needs: the element, the host, the descriptions of early widgets
 *   registry   the registry, with the hashes of the widgets and of what these import
 *   NAME       what `import(\/* chunk: NAME *\/ './part')` brings, with all that only it needs; imports may share a name
 *   WIDGET     a widget's description and its view, where the import of the view names no other
 *   shared     what the views of early widgets share with others, the late chunk among them
 *   products   the part of that which is about products: sign-in and wallets need none of it
 *   FOLDER-words-LANGUAGE
 *              the words of one folder in one language
 *
 * Any other `import()` makes a chunk of its own, as Rollup does by itself.
 */
export function widgetChunks(): GetManualChunk {
  let chunkOf: Map<string, string> | undefined
  return (id, graph) => {
    chunkOf ??= place(graph)
    return chunkOf.get(id) ?? null
  }
}

/** Loaded by nearly every page, in this order: later chunks need not repeat what these have. */
const common = ['runtime', 'calls', 'late']

const isEntry = (id: string) => id.endsWith('/widgets/entry.ts')
const isRegistry = (id: string) => id.endsWith('/widgets/index.ts')
/** Without prices, which lists of products have too. */
const isOfProducts = (id: string) => /\/core\/catalogue\/(?!prices\/)/.test(id)
const words = /\/([^/]+)\/[\w-]+\.words\.([a-z]{2}(?:-[A-Z]{2})?)\.ts$/

function place(graph: ManualChunkMeta): Map<string, string> {
  const chunkOf = new Map<string, string>()
  const put = (ids: Iterable<string>, chunk: string) => {
    for (const id of ids) if (!chunkOf.has(id)) chunkOf.set(id, chunk)
  }
  const ids = [...graph.getModuleIds()]
  const early = earlyWidgets().map(name => `/${name}/${name}.widget.ts`)
  const isEarly = (id: string) => early.some(end => id.endsWith(end))

  for (const id of ids) {
    const [, folder, language] = words.exec(id) ?? []
    if (language && isImportedLate(id, graph)) put([id], `${folder}-words-${language}`)
  }
  put(
    reach(
      ids.filter(id => isEntry(id) || isEarly(id)),
      graph,
    ),
    'index',
  )
  put(ids.filter(isRegistry), 'registry')

  // Endpoints name the whole cart for the service. Only the wallets check it in a page.
  const whole = ids.filter(id => id.endsWith('/core/shapes/cart.ts'))
  const ofHosts = reach(
    ids.filter(id => id.endsWith('/core/shapes/host-cart.ts')),
    graph,
  )
  put(
    [...reach(whole, graph)].filter(id => !ofHosts.has(id)),
    'whole-cart',
  )

  const chunks = lateChunks(ids, graph)
  const rooted = (name = '') => reach(chunks.get(name) ?? [], graph)
  const ofEarly = new Set(earlyWidgets().flatMap(name => [...rooted(name)]))
  const ofLate = rooted('late')
  // An early widget's view does not wait for the late chunk, so what both need is no part of that.
  for (const name of common) put(name === 'late' ? [...ofLate].filter(id => !ofEarly.has(id)) : rooted(name), name)
  const others = [...chunks.keys()].filter(name => !common.includes(name))
  const reached = new Map(others.map(name => [name, rooted(name)]))
  const rootsOf = (name: string) => (chunks.get(name) ?? []).map(root => graph.getModuleInfo(root))
  // A widget whose description names the chunk of another loads it beside its own.
  const brings = (widget: string, name: string) =>
    rootsOf(name).some(root => root?.dynamicImporters.some(id => id.endsWith(`/${widget}/${widget}.widget.ts`)))
  /** The chunks that are never there without this one: whatever loads a chunk has come before it, and has what both need. */
  const thereWith = (name: string): Set<string> => {
    const found = new Set([name, ...others.filter(other => brings(other, name))])
    const isThere = (id: string) => [...found].some(one => reached.get(one)?.has(id))
    for (let before = 0; before < found.size; ) {
      before = found.size
      for (const other of others) {
        const comesAfter = (id: string) => isThere(id) || reached.get(other)?.has(id)
        if (rootsOf(other).every(root => root?.dynamicImporters.every(comesAfter))) found.add(other)
      }
    }
    return found
  }
  for (const [name, modules] of reached) {
    const alone = thereWith(name)
    const needs = (other: string, id: string) => !alone.has(other) && reached.get(other)?.has(id)
    const isShared = (id: string) => ofLate.has(id) || others.some(other => needs(other, id))
    put(
      [...modules].filter(id => !isShared(id)),
      name,
    )
    // A closed page pins everything that an early widget's view loads, so it is two files: what is about products, and the rest.
    if (earlyWidgets().includes(name)) {
      const shared = [...modules].filter(isShared)
      put(shared.filter(isOfProducts), 'products')
      put(shared, 'shared')
    }
  }
  return chunkOf
}

/** Late chunks by name, with the modules that their imports name. */
function lateChunks(ids: readonly string[], graph: ManualChunkMeta): Map<string, string[]> {
  const chunks = new Map<string, string[]>()
  for (const id of ids) {
    if (words.test(id) || isRegistry(id) || !isImportedLate(id, graph)) continue
    const name = nameOf(id, graph) ?? parse(id).name.replace('.widget', '')
    chunks.set(name, [...(chunks.get(name) ?? []), id])
  }
  return chunks
}

function nameOf(id: string, graph: ManualChunkMeta): string | undefined {
  for (const importer of graph.getModuleInfo(id)?.dynamicImporters ?? []) {
    const code = graph.getModuleInfo(importer)?.code ?? ''
    for (const [, name, path = ''] of code.matchAll(/import\(\s*\/\* chunk: ([\w-]+) \*\/\s*["']([^"']+)["']/g)) {
      if (id.replace(/(\/index)?\.tsx?$/, '') === resolve(dirname(importer), path)) return name
    }
  }
  return undefined
}

function isImportedLate(id: string, graph: ManualChunkMeta): boolean {
  return (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
}

export function reach(ids: readonly string[], graph: ManualChunkMeta, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    reach(graph.getModuleInfo(id)?.importedIds ?? [], graph, seen)
  }
  return seen
}
