import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Features, transform } from 'lightningcss'
import type { Plugin } from 'rollup'
import { cssTargets } from './floor.mjs'

const require = createRequire(import.meta.url)

/**
 * Minifies a style sheet for the browsers we support. Lowered, `light-dark()` reads variables that stand beside each
 * `color-scheme`: that is right where the whole page is ours. In a page of others each root chooses (widgets/host/schemes.ts).
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
  /** True where the page is ours. */
  ownsPage?: boolean
}

/**
 * `x.css?inline` is a module whose default export is the minified text; plain `x.css` is gathered, in the order in
 * which the modules run, into one sheet; `url('~package/file')` in it is a package's file, hashed beside it.
 */
export function css(sheetName = 'style', { ownsPage = false }: Options = {}): Plugin {
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

    generateBundle() {
      const gathered = [...inRunningOrder(this)].map(id => sheets.get(id) ?? '').join('')
      const text = gathered.replace(/url\(["']?~([^"')]+)["']?\)/g, (_whole, file: string) => {
        const asset = this.emitFile({
          type: 'asset',
          name: basename(file),
          source: readFileSync(require.resolve(file)),
        })
        return `url(${basename(this.getFileName(asset))})`
      })
      if (text) this.emitFile({ type: 'asset', name: `${sheetName}.css`, source: text })
    },
  }
}

function inRunningOrder(graph: Pick<import('rollup').PluginContext, 'getModuleIds' | 'getModuleInfo'>): Set<string> {
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
