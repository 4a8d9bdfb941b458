import { execFileSync, fork } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { copyFilms } from '../build/copy-films.mjs'
import { serviceFlags } from '../start/node-flags.mjs'

/** Bundles the service with the archive for an embedded database; returns its file. */
export async function bundleService(root) {
  // Beside the packages, which are not bundled.
  const folder = join(root, 'node_modules/.cache/till-faults')
  const file = join(folder, 'server.mjs')
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, 'sandbox.tar.gz'), { force: true })
  await build({
    entryPoints: [join(root, 'demo-host/service/server.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
  await copyFilms(folder)
  execFileSync(process.execPath, [file, '--pack'])
  if (!existsSync(join(folder, 'sandbox.tar.gz'))) throw new Error('The service packed no archive')
  return file
}

/** A service in its own process over a new sandbox, which a run can kill and restart. */
export async function openShop({ file, database }, environment = {}) {
  const port = String(await freePort())
  const common = { TILL_SHOP_PORT: port, TILL_RATE_LIMITS: 'off', TILL_LOG_LEVEL: 'silent', NODE_ENV: 'production' }
  let running = null
  const start = async more => {
    const env = { ...process.env, ...common, ...environment, ...more }
    const child = fork(file, { env, execArgv: serviceFlags, stdio: 'pipe' })
    let errorOutput = ''
    child.stderr.on('data', data => (errorOutput += String(data)))
    const exited = new Promise(resolve => child.once('exit', resolve))
    await Promise.race([
      new Promise(resolve => child.once('message', resolve)),
      exited.then(code => Promise.reject(new Error(`The service did not start (${code}): ${errorOutput.trim()}`))),
    ])
    running = { child, exited, errorOutput: () => errorOutput }
  }
  const end = async signal => {
    if (!running) return
    const { child, exited } = running
    running = null
    child.kill(signal)
    return exited
  }
  let own = null
  await database.renew(async first => {
    await start(first)
    await end('SIGTERM')
  })
  own = database.environment()
  return {
    origin: `http://localhost:${port}`,
    /** Optionally with other settings. */
    start: more => start({ ...own, ...more }),
    /** For another process over the same data. */
    environment: () => own,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pid: () => running?.child.pid,
    /** Its standard error. */
    errorOutput: () => running?.errorOutput() ?? '',
    lives: () => running !== null && running.child.exitCode === null && running.child.signalCode === null,
    /** Looks into the data, or changes it, while the service is down; it is up again after if it was before. */
    look: async work => {
      const wasUp = running !== null
      if (wasUp) await end('SIGTERM')
      const found = await database.look(work)
      if (wasUp) await start(own)
      return found
    },
    pause,
  }
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
