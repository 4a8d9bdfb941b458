import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
process.env.NODE_ENV = 'development'
const { environmentOf, prepare, startOrExplain } = await import('./start/prepare.mjs')

await startOrExplain(develop)

/** Builds at every change, and restarts the changed server; its pages reload themselves. */
async function develop() {
  const settings = await prepare(root)
  rmSync(root + 'dist', { recursive: true, force: true })
  mkdirSync(root + 'dist/shop', { recursive: true })
  const servers = await serverRestarter(settings)
  // The service may be built after the files that it serves.
  const builds = await watchShop(() => existsSync(`${root}dist/service/server.mjs`) && servers.restart('service'))
  const { watchNodeApps } = await import('./build/node-apps.mjs')
  await watchNodeApps(`${root}dist`, name => servers.restart(name))

  const stop = async () => {
    await builds.close()
    await servers.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop())
  console.log(`Host pages  http://localhost:${settings.hostPort}`)
  console.log(`Shop        http://localhost:${settings.shopPort}`)
}

/** Builds what browsers load, at every change; `built` is called when loader or microsite are ready. */
async function watchShop(built) {
  const { watch } = await import('rollup')
  const { loadConfigFile } = await import('rollup/loadConfigFile')
  const { options } = await loadConfigFile(root + 'rollup.config.ts', { configPlugin: 'esbuild' })
  const builds = watch(options)
  builds.on('event', event => {
    if (event.code === 'BUNDLE_END') {
      const [name] = Object.keys(event.input)
      console.log(`Built ${name} in ${(event.duration / 1000).toFixed(1)} s.`)
      void event.result.close()
      // The widgets' index is only usable with the loader that pins it.
      if (name !== 'index') built()
    }
    if (event.code === 'ERROR') console.error(event.error.message)
  })
  return builds
}

async function serverRestarter(settings) {
  const { startServer } = await import('./start/servers.mjs')
  const running = new Map()
  let queue = Promise.resolve()
  const environment = environmentOf(settings)
  const start = async name => {
    await running.get(name)?.stop()
    const server = startServer(name, `${root}dist/${name}/server.mjs`, environment)
    running.set(name, server)
    await server.ready.then(
      () => console.log(`The ${name} listens.`),
      error => console.error(error.message),
    )
  }
  return {
    restart: name => {
      queue = queue.then(() => start(name))
    },
    stop: () => Promise.all([...running.values()].map(server => server.stop())),
  }
}
