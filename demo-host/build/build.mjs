import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { buildNodeApps } from './node-apps.mjs'
import { precompress } from './precompress.mjs'
import { fingerprint, root } from './sources.mjs'

const dist = `${root}dist`
const stamp = '.sources'

/** Whether `dist/` was built from the current sources. */
export function isBuilt() {
  return existsSync(`${dist}/${stamp}`) && readFileSync(`${dist}/${stamp}`, 'utf8') === fingerprint()
}

/** Builds everything into `dist/`, which is replaced only when all is done. */
export async function buildAll() {
  const fresh = `${dist}.${process.pid}`
  try {
    await mkdir(`${fresh}/shop`, { recursive: true })
    await writeFile(`${fresh}/${stamp}`, fingerprint())
    await allDone([buildShop(fresh), buildNodeApps(fresh).then(() => packSandbox(fresh))])
    await rm(dist, { recursive: true, force: true })
    await rename(fresh, dist)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

// Unlike Promise.all, it waits for all before the folder may be deleted.
async function allDone(works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

// Creating a database takes several seconds, so the first start unpacks one.
const packSandbox = folder => run(process.execPath, [`${folder}/service/server.mjs`, '--pack'])

async function buildShop(folder) {
  const rollup = `${root}node_modules/rollup/dist/bin/rollup`
  await run(process.execPath, [rollup, '-c', '--configPlugin', 'esbuild', '--silent'], { TILL_DIST: folder })
  await precompress(`${folder}/shop`)
}

async function run(command, args, environment = {}) {
  try {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...environment } }
    await promisify(execFile)(command, args, options)
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
