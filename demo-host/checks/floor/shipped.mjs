import { build } from 'esbuild'
import { earlyWidgets } from '../../../widgets/build/early-widgets.mjs'
import { preactAliases, sharedAliases } from '../../../widgets/build/aliases.mjs'

const parts = [
  {
    // The build fills the loader with the closed looks.
    entryPoints: [
      'loader/till.ts',
      'widgets/entry.ts',
      ...earlyWidgets().map(name => `widgets/${name}/${name}.closed.ts`),
    ],
    aliases: [...sharedAliases, ...preactAliases],
  },
  { entryPoints: ['checkout-site/main.tsx'], aliases: sharedAliases },
  { entryPoints: ['checkout-site/window/main.tsx'], aliases: [...sharedAliases, ...preactAliases] },
]

/** Every script and style sheet that a shopper's browser may load, libraries included: its path from the root of the project. */
export async function shippedFiles(root) {
  const files = await Promise.all(parts.map(part => filesOf(root, part)))
  return [...new Set(files.flat())].sort()
}

async function filesOf(root, { entryPoints, aliases }) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
    conditions: ['production', 'browser', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty', '.woff': 'empty' },
    external: ['~*'],
    plugins: [resolving(aliases)],
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  return used.map(file => file.replace(/^[\w-]+:/, '').replace(/\?.*$/, ''))
}

/** Resolves as Rollup does: its aliases, and style sheets as texts. */
function resolving(aliases) {
  return {
    name: 'resolving',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === 'resolved') return null
        const alias = aliases.find(({ find }) => find.test(path))
        const target = (alias?.replacement ?? path).replace(/\.css\?inline$/, '.css')
        if (target === path && !path.endsWith('.css')) return null
        return resolve(target, { ...rest, pluginData: 'resolved' })
      })
      // As in rollup.config.ts: what Lit names beside its element does not ship.
      onResolve({ filter: /^lit(-html|-element)?(\/|$)/ }, async ({ path, pluginData, ...rest }) =>
        pluginData === 'resolved'
          ? null
          : { ...(await resolve(path, { ...rest, pluginData: 'resolved' })), sideEffects: false },
      )
      onLoad({ filter: /\.css$/ }, () => ({ contents: 'globalThis.sheet(); export default 1', loader: 'js' }))
    },
  }
}
