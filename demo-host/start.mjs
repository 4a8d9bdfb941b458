import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const { environmentOf, prepare, startOrExplain } = await import('./start/prepare.mjs')

await startOrExplain(async () => {
  const settings = await prepare(root)
  await build()
  await serve(settings)
})

async function build() {
  // Loaded only now: it imports packages.
  const { buildAll, isBuilt } = await import('./build/build.mjs')
  if (isBuilt()) return
  console.log('Building …')
  await buildAll()
}

async function serve(settings) {
  const { startInTurn, startServer } = await import('./start/servers.mjs')
  const environment = { ...environmentOf(settings), NODE_ENV: process.env.NODE_ENV ?? 'production' }
  const servers = []
  let stopping = false
  const stop = async code => {
    if (stopping) return
    stopping = true
    await Promise.all(servers.map(server => server.stop()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  // npm hands a signal to its shell alone: that the shell is gone is all that arrives here.
  const parent = process.ppid
  const hasNpmsShell = Boolean(process.env.npm_lifecycle_event)
  setInterval(() => hasNpmsShell && process.ppid !== parent && void stop(0), 500).unref()

  try {
    // The pages last: whoever waits for them finds a shop in them.
    const order = ['service', 'pages']
    await startInTurn(order, name => startServer(name, `${root}dist/${name}/server.mjs`, environment), servers)
  } catch (error) {
    if (stopping) return
    console.error(error.message)
    return stop(1)
  }
  for (const server of servers) {
    void server.gone.then(({ name, code, signal }) => {
      if (!stopping) console.error(`The ${name} stopped by itself (${signal ?? `code ${code}`}).`)
      return stop(1)
    })
  }
  console.log(`
  Host pages  http://localhost:${settings.hostPort}
  Shop        http://localhost:${settings.shopPort}
  Mails       http://localhost:${settings.shopPort}/outbox
  Moderation  http://localhost:${settings.shopPort}/moderation

  Try: open the host pages, put something in the bag and pay with card 4111 1111 1111 1111.
  Ctrl-C stops.`)
}
