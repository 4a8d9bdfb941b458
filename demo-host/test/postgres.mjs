import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './run.mjs'

const isRoot = process.getuid?.() === 0

/**
 * A PostgreSQL for the tests: the one that DATABASE_URL names, or one of the machine's own, started in a folder that
 * is thrown away. Undefined where none can be had; `outage` only where the server is ours.
 */
export async function startPostgres(root) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  if (!findBinaries() && isRoot && existsSync('/usr/bin/apt-get')) {
    await run(root, 'apt-get', ['update', '-qq'])
    await run(root, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  }
  const binaries = findBinaries()
  if (!binaries) return undefined
  try {
    return await startIn(mkdtempSync(join(tmpdir(), 'till-postgres-')), binaries)
  } catch (error) {
    console.error(`PostgreSQL did not start: ${error.message}`)
    return undefined
  }
}

function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((left, right) => Number(right) - Number(left)) : []
  const folders = [...versions.map(version => `${debian}/${version}/bin`), ...(process.env.PATH ?? '').split(':')]
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

async function startIn(folder, binaries) {
  // PostgreSQL refuses to run as root.
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (isRoot) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'pipe' }
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'till', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
  }
  let server
  let closed
  const end = async signal => {
    server.kill(signal)
    await closed
  }
  const stop = async () => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async () => {
    server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...options, stdio: 'ignore' },
    )
    closed = new Promise(resolve => server.once('close', resolve))
    for (let tries = 0; tries < 100; tries += 1) {
      if (server.exitCode !== null) break
      if (accepts(binaries, port)) return
      await pause(100)
    }
    await stop()
    throw new Error('it did not accept connections within ten seconds')
  }
  process.once('exit', () => server.kill('SIGQUIT'))
  await start()
  // For fault runs: away without a word, and back over the same data.
  const outage = {
    begin: () => end('SIGQUIT'),
    end: start,
    /** Suspends the server: it accepts connections and answers nothing until `thaw`. */
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
  }
  return { url: `postgres://till@127.0.0.1:${port}/postgres`, stop, outage }
}

/** Signals the server and its process for each connection. */
function signalAll(pid, signal) {
  process.kill(pid, signal)
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  for (const [child, parent] of processes.map(line => line.trim().split(/\s+/).map(Number))) {
    if (parent !== pid) continue
    try {
      process.kill(child, signal)
    } catch (error) {
      // A process that ended meanwhile needs no signal.
      if (error.code !== 'ESRCH') throw error
    }
  }
}

function accepts(binaries, port) {
  try {
    execFileSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    return true
  } catch {
    return false
  }
}

const idOf = which => {
  for (const name of ['postgres', 'nobody']) {
    try {
      return Number(execFileSync('id', [which, name], { stdio: 'pipe' }).toString())
    } catch {
      // That user is not on this machine: the next.
    }
  }
  return 65_534
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
