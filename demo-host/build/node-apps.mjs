import { cp } from 'node:fs/promises'
import { extname } from 'node:path'
import { build, context } from 'esbuild'
import { root } from './sources.mjs'

const apps = {
  service: { entryPoints: [root + 'demo-host/service/server.ts'], outfile: root + 'dist/service/server.mjs' },
  pages: { entryPoints: [root + 'demo-host/pages/server.ts'], outfile: root + 'dist/pages/server.mjs' },
}

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  jsx: 'automatic',
  loader: { '.sql': 'text' },
  logLevel: 'warning',
}

/** Bundles the service and the host pages' server for Node, packages left outside. */
export async function buildNodeApps() {
  await Promise.all([...Object.values(apps).map(app => build({ ...common, ...app })), copyPages()])
}

/** Does the same at every change; `changed` hears the name of the app. */
export async function watchNodeApps(changed) {
  for (const [name, app] of Object.entries(apps)) {
    const tell = { name: 'tell', setup: on => on.onEnd(result => void (result.errors.length || changed(name))) }
    const watching = await context({ ...common, ...app, plugins: [tell] })
    await watching.watch()
  }
}

/** The pages' style sheets, scripts and pictures go beside their server as they are. */
export async function copyPages() {
  await cp(root + 'demo-host/pages', root + 'dist/pages', {
    recursive: true,
    filter: path => !['.ts', '.tsx', '.md'].includes(extname(path)),
  })
}
