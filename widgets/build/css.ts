import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Features, transform } from 'lightningcss'
import type { Plugin } from 'rollup'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(111), edge: version(111), firefox: version(113), safari: version(16, 4) }

const require = createRequire(import.meta.url)

/** Minifies a style sheet for the browsers we support. */
export function minifyCss(filename: string, source: Uint8Array): string {
  const { code } = transform({
    filename,
    code: source,
    minify: true,
    targets,
    // Lowered, light-dark() and color-scheme would become variables that stop at a shadow root's edge.
    exclude: Features.LightDark,
  })
  return Buffer.from(code).toString()
}

/**
 * `x.css?inline` is a module whose default export is the minified text; plain `x.css` is gathered, in the order in
 * which the modules run, into one sheet; `url('~package/file')` in it is a package's file, hashed beside it.
 */
export function css(sheetName = 'style'): Plugin {
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
      const text = minifyCss(file, await readFile(file))
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
