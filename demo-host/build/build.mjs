import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { buildNodeApps } from './node-apps.mjs'
import { precompress } from './precompress.mjs'
import { fingerprint, root } from './sources.mjs'

const stamp = root + 'dist/.sources'

/** Whether `dist/` was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Builds the shop's files, the service and the host pages into `dist/`. */
export async function buildAll() {
  const sources = fingerprint()
  await rm(root + 'dist', { recursive: true, force: true })
  await mkdir(root + 'dist/shop', { recursive: true })
  await Promise.all([buildShop(), buildNodeApps().then(packSandbox)])
  await writeFile(stamp, sources)
}

// The first start unpacks a migrated and seeded database: making one takes a start several seconds.
const packSandbox = () => run(process.execPath, [root + 'dist/service/server.mjs', '--pack'])

async function buildShop() {
  await run(process.execPath, [
    root + 'node_modules/rollup/dist/bin/rollup',
    '-c',
    '--configPlugin',
    'esbuild',
    '--silent',
  ])
  await precompress(root + 'dist/shop')
}

async function run(command, args) {
  try {
    await promisify(execFile)(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  } catch (failure) {
    throw new Error(String(failure.stderr || failure.stdout || failure.message).trim())
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const start = Date.now()
  try {
    await buildAll()
    console.log(`Built in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
  } catch (failure) {
    console.error(failure.message)
    process.exitCode = 1
  }
}
