import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A sheet is text here, and what a widget imports late is not read at all. */
const descriptionsAlone = {
  name: 'descriptions-alone',
  setup(on) {
    on.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
    on.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'sheet',
    }))
    on.onLoad({ filter: /./, namespace: 'sheet' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
      resolveDir: dirname(path),
    }))
  },
}

/** The folders of the widgets in the registry, in its order. */
export function registered(text = readFileSync(root + 'widgets/index.ts', 'utf8')) {
  return [...text.matchAll(/^ {2}'till-([\w-]+)': \(\) => import\(/gm)].map(([, folder]) => folder)
}

/**
 * Every widget of the registry as its own description and stories tell it, as plain data.
 * @returns {Promise<readonly import('./described').DescribedWidget[]>}
 */
export async function takeFromShelf(folders = registered()) {
  const imports = folders.map(
    (folder, index) => `import W${index} from './widgets/${folder}/${nameOf(folder)}.widget'
import { stories as s${index} } from './widgets/${folder}/${nameOf(folder)}.stories'`,
  )
  const rows = folders.map((folder, index) => `described('${folder}', W${index}.widget, s${index})`)
  const contents = `import { described } from './demo-host/gallery/described'
${imports.join('\n')}
export const widgets = [${rows.join(', ')}]`
  return (await bundled(contents)).widgets
}

/** The widgets as tools read them: `custom-elements.json`, and HTML data for VS Code. */
export async function toolData(widgets) {
  const { customElements, htmlData } =
    await bundled(`export { customElements } from './demo-host/gallery/custom-elements'
export { htmlData } from './demo-host/gallery/html-data'`)
  return { manifest: customElements(widgets), html: htmlData(widgets) }
}

/**
 * Each README of a widget, with the tables that its description makes; `now` is null where it has no place for them.
 * @returns {Promise<{ path: string, file: string, text: string, now: string | null }[]>}
 */
export async function readmes() {
  const widgets = await takeFromShelf([...registered(), '_template'])
  const { withTables } = await bundled("export { withTables } from './demo-host/gallery/tables'")
  return widgets.map(widget => {
    const path = `widgets/${widget.folder}/README.md`
    const text = readFileSync(root + path, 'utf8')
    return { path, file: root + path, text, now: withTables(text, widget) }
  })
}

/** The pages of the codes and of the flashes, in the same form. */
export async function pagesOfCodes() {
  const { codesPage, flashesPage } = await bundled(`export { codesPage } from './demo-host/codes/page'
export { flashesPage } from './demo-host/codes/flashes-page'`)
  const page = (path, now) => {
    const file = root + path
    return { path, file, text: existsSync(file) ? readFileSync(file, 'utf8') : '', now }
  }
  return [page('demo-host/codes/README.md', codesPage()), page('demo-host/codes/flashes.md', flashesPage())]
}

const nameOf = folder => folder.replace(/^_/, '')

async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    // Node has no elements, and a widget's description is in a class of one.
    define: { HTMLElement: 'Object' },
    plugins: [descriptionsAlone],
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}
