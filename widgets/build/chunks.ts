import type { GetManualChunk, ManualChunkMeta } from 'rollup'

/**
 * The widgets that most pages start with: their descriptions travel in the index, which saves a request before
 * anything is painted. Any other widget's description is a chunk of its own.
 */
const first = ['mini-cart', 'quick-shop']

const isIndex = (id: string) => /[\\/]widgets[\\/]index\.ts$/.test(id)
const isFirstWidget = (id: string) => first.some(name => id.endsWith(`/${name}/${name}.widget.ts`))
const isWords = (id: string) => /\.words(\.[\w-]+)?\.ts$/.test(id)

/**
 * index    the registry and the first widgets' descriptions; nothing imports it, since it holds everyone's hashes
 * shell    what a closed widget needs: Lit's reactive element, the host, what was last seen
 * runtime  what the first open widget needs and others share: preact, effector, the cart
 * and one chunk for each view and each lazy words file, as Rollup finds them.
 */
export function widgetChunks(): GetManualChunk {
  let chunkOf: Map<string, string> | undefined
  return (id, graph) => {
    chunkOf ??= place(graph)
    return chunkOf.get(id) ?? null
  }
}

function place(graph: ManualChunkMeta): Map<string, string> {
  const ids = [...graph.getModuleIds()]
  const chunkOf = new Map<string, string>()
  const eager = new Set<string>()
  for (const id of ids) if (isIndex(id) || isFirstWidget(id)) reach(id, graph, eager)
  for (const id of eager) chunkOf.set(id, isIndex(id) || isFirstWidget(id) ? 'index' : 'shell')
  for (const id of ids) if (isFirstWidget(id)) for (const own of ownSheets(id, graph)) chunkOf.set(own, 'index')

  const users = new Map<string, number>()
  for (const view of ids.filter(id => isView(id, graph))) {
    for (const id of reach(view, graph)) users.set(id, (users.get(id) ?? 0) + 1)
  }
  for (const [id, count] of users) {
    if (!chunkOf.has(id) && (count > 1 || isShared(id))) chunkOf.set(id, 'runtime')
  }
  return chunkOf
}

/** The style sheets that a widget's description brings and nothing else does. */
function ownSheets(id: string, graph: ManualChunkMeta): string[] {
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  return imported.filter(dep => dep.endsWith('?inline') && graph.getModuleInfo(dep)?.importers.length === 1)
}

function isView(id: string, graph: ManualChunkMeta): boolean {
  return !isFirstWidget(id) && !isWords(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
}

// With one widget alone in the registry, what will be shared is still a chunk of its own.
const isShared = (id: string) => /[\\/]node_modules[\\/](preact|effector|effector-react)[\\/]/.test(id)

function reach(id: string, graph: ManualChunkMeta, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, seen)
  return seen
}
