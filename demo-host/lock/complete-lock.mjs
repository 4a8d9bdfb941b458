import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/*
 * Adds to package-lock.json the binaries for other platforms that a registry did not have when the lock was made:
 * npm leaves them out, and `npm ci` then refuses the lock (npm/cli#4828 and kin). Run by `npm run lock` after every
 * change of the dependencies; without gaps it changes nothing. The entries carry no checksum.
 */

const systems = 'android darwin freebsd linux netbsd openbsd openharmony win32 aix sunos wasm32'.split(' ')
const processors = 'arm64 arm x64 ia32 ppc64 riscv64 s390x loong64'.split(' ')

/** Adds the missing entries to a lock file's content; returns their names. */
export function completeLock(lock) {
  const { packages } = lock
  const added = []
  for (const [path, entry] of Object.entries({ ...packages })) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const system = systems.find(known => name.includes(known))
      if (isLocked(packages, path, name) || !system || !/^\d/.test(version)) continue
      const processor = processors.find(known => new RegExp(`-${known}(-|$|eabi)|/[^/]*${known}`).test(name))
      packages[`node_modules/${name}`] = {
        version,
        ...(processor ? { cpu: [processor] } : {}),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        os: [system],
        ...(name.includes('musl') ? { libc: ['musl'] } : {}),
      }
      added.push(name)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([left], [right]) => (left < right ? -1 : 1)))
  return added
}

// npm looks for a dependency beside the one that asks, then ever further out.
function isLocked(packages, path, name) {
  const steps = path.split('/node_modules/')
  const folders = ['', ...steps.map((_, index) => steps.slice(0, index + 1).join('/node_modules/') + '/')]
  return folders.some(folder => packages[`${folder === '/' ? '' : folder}node_modules/${name}`])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock)
  if (added.length) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} entries added to package-lock.json.`)
}
