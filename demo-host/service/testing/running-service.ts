import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { copyFilms } from '../../build/copy-films.mjs'
import { cachedArchive } from './cached-archive'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = join(root, 'node_modules/.cache/till-service', String(process.pid))

/** A service in a process of its own, as it runs in life. */
export type RunningService = {
  readonly child: ChildProcess
  readonly origin: string
  /** Kills it as a power cut would, or asks it to stop; answers its exit code. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>
}

/** Bundles the service as the build does; packages stay outside, so it is where they are found. */
export async function bundleService(): Promise<string> {
  const file = join(folder, 'server.mjs')
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [join(root, 'demo-host/service/server.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  })
  await copyFilms(folder)
  writeFileSync(join(folder, 'sandbox.tar.gz'), gzipSync(await (await cachedArchive()).arrayBuffer(), { level: 1 }))
  return file
}

/**
 * Starts a bundled service, by another program where `through` names one, and waits until it listens; rejects with what
 * it said where it does not.
 */
export async function startService(
  file: string,
  environment: Record<string, string>,
  through: readonly string[] = [],
): Promise<RunningService> {
  const port = environment.TILL_SHOP_PORT ?? String(await freePort())
  const [execPath, ...execArgv] = [...through, process.execPath]
  const env = { ...process.env, ...environment, TILL_SHOP_PORT: port }
  const child = fork(file, { env, stdio: 'pipe', execPath, execArgv })
  let said = ''
  child.stderr?.on('data', data => (said += String(data)))
  const gone = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  await Promise.race([
    new Promise(resolve => child.once('message', resolve)),
    gone.then(code => Promise.reject(new Error(`${said.trim()} (code ${code})`))),
  ])
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return gone
  }
  return { child, origin: `http://localhost:${port}`, end }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
