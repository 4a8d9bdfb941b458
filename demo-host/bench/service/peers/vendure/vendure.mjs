import { execFileSync, fork } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../faults/shop.mjs'
import { vendureShopper } from './shopper.mjs'

const VERSION = '3.7.3'

/** Installs Vendure beside our packages, once: it brings 140 MB, so it is fetched when it is asked for. */
export function installVendure(root) {
  const folder = join(root, 'node_modules/.cache/till-peers', `vendure-${VERSION}`)
  const found = join(folder, 'node_modules/@vendure/core/package.json')
  if (existsSync(found) && JSON.parse(readFileSync(found, 'utf8')).version === VERSION) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'till-peers', private: true }))
  const packages = [`@vendure/core@${VERSION}`, 'pg@8']
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}

/** A Vendure in a process of its own, in production mode, that sells these products out of a database of its own. */
export async function startVendure(folder, database, products) {
  const port = String(await freePort())
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VENDURE_DISABLE_TELEMETRY: 'true',
    TILL_PEER_FOLDER: folder,
    TILL_PEER_DATABASE: database.url,
    TILL_PEER_PORT: port,
  }
  const start = (file, ...args) => run(fileURLToPath(new URL(file, import.meta.url)), args, { env, cwd: folder })
  await populate(start, database, products)
  const server = await start('server.mjs')
  const shopper = vendureShopper(`http://127.0.0.1:${port}`)
  await shopper.learn(products)
  return { shopper, pid: () => server.pid, stop: server.stop }
}

async function populate(start, database, products) {
  const home = mkdtempSync(join(tmpdir(), 'till-peers-'))
  try {
    writeFileSync(join(home, 'products.json'), JSON.stringify(products))
    const populating = await start('populate.mjs', join(home, 'products.json'), join(home, 'products.csv'))
    const variants = products.flatMap(product => product.variants).length
    try {
      await indexed(database, variants)
    } finally {
      await populating.stop()
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Waits until its search knows every variant and no job is left. */
async function indexed(database, variants) {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(500)) {
    const [{ rows, jobs }] = await database.look(query =>
      query(`select (select count(*)::int from search_index_item) as rows,
                    (select count(*)::int from job_record where not "isSettled") as jobs`),
    )
    if (rows === variants && jobs === 0) return
  }
  throw new Error('Vendure did not index its products within two minutes')
}

async function run(file, args, { env, cwd }) {
  const child = fork(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output = (output + data).slice(-5000)))
  const exited = new Promise(resolve => child.once('exit', resolve))
  await Promise.race([
    new Promise(resolve => child.once('message', resolve)),
    exited.then(code => Promise.reject(new Error(`Vendure's ${file} ended (${code}): ${output.trim()}`))),
  ])
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { pid: child.pid, stop }
}
