import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const folder = '/__react/'
/** Taken at once: once it runs, web-test-runner has a console of its own, which React cannot be loaded beside. */
const namesIn = Object.fromEntries(modules.map(name => [name, Object.keys(require(name))]))
const addressOf = name => `${folder}${name.replaceAll('/', '-')}.js`

/** A plugin for web-test-runner: serves React, which is published as CommonJS alone, as modules. */
export function reactModules() {
  let files
  return {
    name: 'react-modules',
    resolveImport: ({ source }) => (modules.includes(source) ? addressOf(source) : undefined),
    async serve({ path }) {
      if (!path.startsWith(folder)) return undefined
      files ??= bundle()
      const body = (await files).get(path)
      return body === undefined ? undefined : { body, type: 'js' }
    },
  }
}

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(modules.map(name => [addressOf(name).slice(1, -3), `named:${name}`])),
    plugins: [namedExports],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: '/',
    chunkNames: `${folder.slice(1)}[name]-[hash]`,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return new Map(outputFiles.map(({ path, text }) => [path, text]))
}

/** A module that gives what a CommonJS module holds by its names. */
const namedExports = {
  name: 'named-exports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^named:/ }, ({ path }) => ({ path: path.slice('named:'.length), namespace: 'named' }))
    onLoad({ filter: /.*/, namespace: 'named' }, ({ path }) => ({
      contents: `import all from '${path}'; export default all; export const { ${namesIn[path].join()} } = all`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    }))
  },
}
