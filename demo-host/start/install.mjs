import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { RequirementError } from './requirements.mjs'

/** Installs the dependencies where they are missing or not those of the lock file. */
export async function installDependencies(root, say = console.log) {
  if (isInstalled(root)) return
  say('Installing dependencies …')
  const clean = await npm(root, 'ci')
  if (clean.code !== 0) {
    const loose = await npm(root, 'install')
    if (loose.code !== 0) {
      throw new RequirementError(
        `npm could not install the dependencies:\n${loose.output.trim() || clean.output.trim()}`,
      )
    }
  }
}

/**
 * Whether `node_modules` holds what the lock file asks for, by what npm noted when it installed. Optional packages are
 * for some platforms alone, so they do not count.
 */
export function isInstalled(root) {
  const noted = root + 'node_modules/.package-lock.json'
  if (!existsSync(noted)) return false
  const [wanted, there] = [root + 'package-lock.json', noted].map(
    file => JSON.parse(readFileSync(file, 'utf8')).packages,
  )
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  )
}

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
