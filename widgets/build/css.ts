import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Features, transform } from 'lightningcss'
import type { OutputBundle, OutputChunk, Plugin, PluginContext } from 'rollup'
import { cssTargets } from './floor.mjs'

const require = createRequire(import.meta.url)

/**
 * Minifies a style sheet for the supported browsers. Lowered, `light-dark()` uses variables beside each `color-scheme`, which is
 * only right on our own pages. On other pages each root chooses (widgets/host/schemes.ts).
 */
export function minifyCss(filename: string, source: Uint8Array, ownsPage = false): string {
  const { code } = transform({
    filename,
    code: source,
    minify: true,
    targets: cssTargets,
    ...(ownsPage ? {} : { exclude: Features.LightDark }),
  })
  return Buffer.from(code).toString()
}

interface Options {
  /** True for the microsite. */
  ownsPage?: boolean
}

/**
 * `x.css?inline` exports the minified text. Plain `x.css` becomes a sheet that loads with the chunks that import it; the entry's
 * imports are one sheet. `url('~package/file')` is a package's file, hashed beside the sheet.
 */
export function css({ ownsPage = false }: Options = {}): Plugin {
  const sheets = new Map<string, string>()
  return {
    name: 'till:css',

    async resolveId(source, importer) {
      if (!/\.css(\?inline)?$/.test(source)) return null
      const inline = source.endsWith('?inline')
      const found = await this.resolve(source.replace(/\?inline$/, ''), importer, { skipSelf: true })
      if (!found || found.external) return null
      return { id: found.id + (inline ? '?inline' : ''), moduleSideEffects: !inline }
    },

    async load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.css')) return null
      this.addWatchFile(file)
      const text = minifyCss(file, await readFile(file), ownsPage)
      if (query === 'inline') return `export default ${JSON.stringify(text)}`
      sheets.set(file, text)
      return 'export {}'
    },

    generateBundle(_options, bundle) {
      for (const { ids, chunks } of groups(
        [...inRunningOrder(this)].filter(id => sheets.has(id)),
        this,
        bundle,
      )) {
        const text = ids.map(id => sheets.get(id)).join('')
        const source = text.replace(/url\(["']?~([^"')]+)["']?\)/g, (_whole, file: string) => {
          const asset = this.emitFile({
            type: 'asset',
            name: basename(file),
            source: readFileSync(require.resolve(file)),
          })
          return `url(${basename(this.getFileName(asset))})`
        })
        const name = chunks.length === 1 ? `${chunks[0]?.name}.css` : basename(ids[0] ?? '')
        const file = this.getFileName(this.emitFile({ type: 'asset', name, source }))
        for (const { imports } of chunks) imports.push(file)
      }
    },
  }
}

interface Group {
  /** In the order in which their modules run. */
  ids: string[]
  /** The chunks that load them. */
  chunks: OutputChunk[]
}

/** Each sheet is in one group only, so that no rule is loaded twice or repeated after a later one. */
function groups(ids: readonly string[], graph: Graph, bundle: OutputBundle): Iterable<Group> {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
  const chunkOf = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, chunk] as const)))
  const entry = chunks.find(({ isEntry }) => isEntry)
  const isFirst = (chunk: OutputChunk) => chunk === entry || entry?.imports.includes(chunk.fileName)
  const found = new Map<string, Group>()
  for (const id of ids) {
    const users = [...importersOf(id, graph, chunkOf)]
    const owners = entry && users.some(isFirst) ? [entry] : users
    const key = owners
      .map(({ fileName }) => fileName)
      .sort()
      .join()
    const group = found.get(key) ?? { ids: [], chunks: owners }
    group.ids.push(id)
    found.set(key, group)
  }
  return found.values()
}

/** Also through modules without code, which are in no chunk. */
function importersOf(
  id: string,
  graph: Graph,
  chunkOf: ReadonlyMap<string, OutputChunk>,
  seen = new Set<string>(),
): Set<OutputChunk> {
  const found = new Set<OutputChunk>()
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    if (seen.has(importer)) continue
    seen.add(importer)
    const chunk = chunkOf.get(importer)
    for (const one of chunk ? [chunk] : importersOf(importer, graph, chunkOf, seen)) found.add(one)
  }
  return found
}

type Graph = Pick<PluginContext, 'getModuleIds' | 'getModuleInfo'>

function inRunningOrder(graph: Graph): Set<string> {
  const finished = new Set<string>()
  const entered = new Set<string>()
  const visit = (id: string) => {
    if (entered.has(id)) return
    entered.add(id)
    const info = graph.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    finished.add(id)
    info?.dynamicallyImportedIds.forEach(visit)
  }
  for (const id of graph.getModuleIds()) if (graph.getModuleInfo(id)?.isEntry) visit(id)
  return finished
}
