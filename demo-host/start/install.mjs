import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Hindrance } from './requirements.mjs'

/** Installs the dependencies where they are missing or not those of the lock file. */
export async function installDependencies(root, say = console.log) {
  if (isInstalled(root)) return
  say('Installing dependencies …')
  const clean = await npm(root, 'ci')
  if (clean.code !== 0) {
    const loose = await npm(root, 'install')
    if (loose.code !== 0) {
      throw new Hindrance(`npm could not install the dependencies:\n${loose.output.trim() || clean.output.trim()}`)
    }
  }
  writeFileSync(stampOf(root), lockHash(root))
}

/** Whether `node_modules` is what the lock file asks for. */
export function isInstalled(root) {
  if (existsSync(stampOf(root))) return readFileSync(stampOf(root), 'utf8') === lockHash(root)
  const npmsOwn = root + 'node_modules/.package-lock.json'
  return existsSync(npmsOwn) && statSync(npmsOwn).mtimeMs >= statSync(root + 'package-lock.json').mtimeMs
}

const stampOf = root => root + 'node_modules/.till-lock'
const lockHash = root =>
  createHash('sha256')
    .update(readFileSync(root + 'package-lock.json'))
    .digest('hex')

function npm(root, command) {
  // The build needs the development dependencies, whatever NODE_ENV says.
  const args = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise(resolve => {
    const child = process.env.npm_execpath?.endsWith('.js')
      ? spawn(process.execPath, [process.env.npm_execpath, ...args], { cwd: root })
      : spawn('npm', args, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', error => resolve({ code: 1, output: String(error) }))
    child.on('close', code => resolve({ code, output }))
  })
}
