import { cp, mkdir } from 'node:fs/promises'
import { extname } from 'node:path'
import { build, context, stop } from 'esbuild'
import { buildGallery } from '../gallery/build.mjs'
import { copyFilms } from './copy-films.mjs'
import { precompress } from './precompress.mjs'
import { root } from './sources.mjs'

const names = ['service', 'pages']
const app = (name, dist) => ({
  ...common,
  entryPoints: [`${root}demo-host/${name}/server.ts`],
  outfile: `${dist}/${name}/server.mjs`,
})

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  // Node holds the map in memory: with the sources in it a service is 16 MB larger.
  sourcesContent: false,
  jsx: 'automatic',
  loader: { '.sql': 'text' },
  logLevel: 'warning',
}

/** Packages are not bundled. */
export async function buildNodeApps(dist) {
  await Promise.all([...names.map(name => build(app(name, dist))), copyPages(dist), copyFilms(`${dist}/service`)])
  // esbuild's own process would stay for as long as the shop runs.
  await stop()
}

/** Rebuilds at every change; `changed` gets the name of the app. */
export async function watchNodeApps(dist, changed) {
  await Promise.all([copyPages(dist), copyFilms(`${dist}/service`)])
  for (const name of names) {
    const notifier = { name: 'tell', setup: on => on.onEnd(result => void (result.errors.length || changed(name))) }
    const watching = await context({ ...app(name, dist), plugins: [notifier] })
    await watching.watch()
  }
}

// The pages' style sheets, scripts and pictures go beside their server as they are, and what the gallery shows.
async function copyPages(dist) {
  // Without this the copy could fail: the bundler may create the folder just before the copy does.
  await mkdir(`${dist}/pages`, { recursive: true })
  await cp(`${root}demo-host/pages`, `${dist}/pages`, {
    recursive: true,
    filter: path => !['.ts', '.tsx', '.md'].includes(extname(path)),
  })
  // One sheet: a phone waits longer for five more requests than for their bytes.
  const sheet = 'pages/northlane/site.css'
  await build({
    entryPoints: [`${root}demo-host/${sheet}`],
    outfile: `${dist}/${sheet}`,
    bundle: true,
    minify: true,
    external: ['/vendor/*'],
  })
  await precompress(`${dist}/pages/northlane`)
  await buildGallery(dist)
}
