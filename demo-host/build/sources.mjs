import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const built = [
  'core',
  'widgets',
  'checkout-site',
  'loader',
  'demo-host/service',
  'demo-host/pages',
  'demo-host/gallery',
  'demo-host/build',
]
const single = ['package.json', 'package-lock.json', 'rollup.config.ts', 'tsconfig.json']
const ignored = /(\.test\.tsx?|\.md)$|^(e2e|decisions|_template)$/

/** A hash of everything that the build reads: the same sources give the same hash on any day. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? 'production')
  for (const file of [
    ...built.flatMap(folder => [...filesUnder(join(root, folder))]),
    ...single.map(name => root + name),
  ]) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function* filesUnder(folder) {
  const names = readdirSync(folder).sort()
  for (const name of names) {
    if (ignored.test(name)) continue
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesUnder(path)
    else yield path
  }
}
