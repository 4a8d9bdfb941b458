import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import type { OutputOptions, Plugin, RollupOptions } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { breathe } from './checkout-site/build/breathe'
import { siteChunks } from './checkout-site/build/chunks'
import { firstPaints } from './checkout-site/build/first-paints'
import { inventory } from './checkout-site/build/inventory'
import { page } from './checkout-site/build/page'
import { loadChunk } from './checkout-site/build/pin-table'
import { widgetsEntry } from './loader/build/entry'
import { reloads } from './loader/build/reload'
import { preactAliases, sharedAliases } from './widgets/build/aliases.mjs'
import { widgetChunks } from './widgets/build/chunks'
import { css } from './widgets/build/css'
import { scriptTargets } from './widgets/build/floor.mjs'
import { lean, type Reader } from './widgets/build/lean'
import { fillEarlyWidgets } from './widgets/build/early-widgets.mjs'
import { manifest } from './widgets/build/manifest'
import { minify } from './widgets/build/minify'
import { notices } from './widgets/build/notices'
import { type BuiltEntry, pins } from './widgets/build/pins'
import { wrapImports } from './widgets/build/wrap-imports'

const root = fileURLToPath(new URL('./', import.meta.url))
const development = process.env.NODE_ENV === 'development'
const dist = process.env.TILL_DIST ?? `${root}dist`
const { version } = JSON.parse(readFileSync(root + 'package.json', 'utf8'))
const browser = {
  dir: `${dist}/shop`,
  format: 'es',
  sourcemap: development,
  generatedCode: { preset: 'es2015', symbols: false },
  freeze: false,
  hashCharacters: 'base36',
} as const
const named = { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' } as const

const licences = notices(`${dist}/shop/licenses.txt`, root, ['@fontsource-variable/inter'])

function sources(aliases: typeof sharedAliases, reader: Reader, target: string | string[] = scriptTargets): Plugin[] {
  return [
    alias({ entries: [...sharedAliases, ...aliases] }),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        // Asked for the sake of unit tests: a page always has them.
        'typeof location': '"object"',
        'typeof navigator': '"object"',
      },
    }),
    nodeResolve({
      browser: true,
      extensions: ['.mjs', '.js', '.ts', '.tsx'],
      exportConditions: [development ? 'development' : 'production'],
      dedupe: ['react', 'react-dom', 'preact', 'effector'],
    }),
    esbuild({ target, jsx: 'automatic', tsconfig: root + 'tsconfig.json', sourceMap: development }),
    lean(reader),
    licences(),
  ]
}

const output = (more: OutputOptions): OutputOptions => ({
  ...browser,
  ...more,
  plugins: development ? [] : [minify()],
})

/** In bytes before compression: below, the hash and the second request weigh more than what is in it (core/decisions/0102). */
const leastOfAFile = 250

// The widgets come first: the loader carries the addresses and hashes of what they were built to.
let built: BuiltEntry | undefined

const widgets: RollupOptions = {
  input: { index: root + 'widgets/entry.ts' },
  // What the views need of the index is exported beside what the loader calls.
  preserveEntrySignatures: 'allow-extension',
  // A contract made from another's `schema`, which only the service checks, is no reason for the other to travel.
  treeshake: {
    propertyReadSideEffects: false,
    // \`lit\` names its templates beside its element. They make a Trusted Types policy, which a strict page forbids.
    moduleSideEffects: id => !/[\\/]node_modules[\\/]lit(-html|-element)?[\\/]/.test(id),
  },
  plugins: [
    css(),
    fillEarlyWidgets(),
    ...sources(preactAliases, 'host'),
    pins(entry => {
      built = entry
    }),
    manifest(`${dist}/widgets.json`, root),
  ],
  output: output({
    ...named,
    manualChunks: widgetChunks(),
    onlyExplicitManualChunks: true,
    experimentalMinChunkSize: leastOfAFile,
    hoistTransitiveImports: false,
  }),
}

const loader: RollupOptions = {
  input: { till: root + 'loader/till.ts' },
  plugins: [
    css(),
    widgetsEntry(
      () => {
        if (!built) throw new Error('The widgets must be built before the loader')
        return built
      },
      version,
      `${dist}/widgets.json`,
    ),
    fillEarlyWidgets(),
    // Older browsers must be able to read it: it shows that they are too old for the rest.
    ...sources([], 'host', 'es2020'),
    ...(development ? [reloads("new URL('/dev/reload', document.currentScript.src)")] : []),
  ],
  // Its sources are modules, which behave alike with and without the prologue.
  output: output({ format: 'iife', entryFileNames: '[name].js', strict: false }),
}

const listed = inventory('site/scripts.json', root)

/** A page of the microsite, from the `main.tsx` and `routes.ts` of its folder. */
const site = (name: string, folder: string, libraries: typeof sharedAliases): RollupOptions => ({
  input: { [name]: `${root}checkout-site/${folder}main.tsx` },
  treeshake: { propertyReadSideEffects: false },
  plugins: [
    css({ ownsPage: true }),
    ...sources(libraries, 'microsite'),
    wrapImports(loadChunk),
    commonjs(),
    development ? reloads("'/dev/reload'") : breathe(),
    page(`site/${folder}index.html`),
    firstPaints(`site/${folder}first-paint.json`, root, `checkout-site/${folder}routes.ts`),
    listed(),
    manifest(`${dist}/${name}-site.json`, root),
  ],
  output: output({
    ...named,
    assetFileNames: 'assets/[name]-[hash][extname]',
    manualChunks: siteChunks(name),
    onlyExplicitManualChunks: true,
  }),
})

const microsite = site('checkout', '', [])
// Whoever presses a wallet on another site's page waits for it: it has the widgets' libraries, which weigh less.
const walletWindow = site('window', 'window/', preactAliases)

export default [widgets, loader, microsite, walletWindow].filter(({ input }) =>
  Object.values(input ?? {}).every(existsSync),
)
