import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** The commit of the previous release, from `previous-release.json`. */
export const previousCommit = root =>
  JSON.parse(readFileSync(join(root, 'demo-host/service/previous-release.json'), 'utf8')).commit

/** The text of a file of the previous release. */
export const previousText = (root, path) => git(root, ['show', `${previousCommit(root)}:${path}`]).toString()

/** Bundles the service of the previous release with this checkout's packages, and caches it. Returns its file. */
export async function bundlePrevious(root) {
  const commit = previousCommit(root)
  // Beside the packages, which stay outside of the bundle.
  const folder = join(root, 'node_modules/.cache/till-previous')
  const file = join(folder, commit, 'server.mjs')
  if (existsSync(file)) return file
  const making = join(folder, `${commit}.${process.pid}`)
  mkdirSync(making, { recursive: true })
  const sources = git(root, ['archive', '--format=tar', commit, 'core', 'demo-host', 'widgets', 'package.json'])
  execFileSync('tar', ['-x', '-C', making], { input: sources })
  await build({
    entryPoints: [join(making, 'demo-host/service/server.ts')],
    outfile: join(making, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  for (const name of ['core', 'demo-host', 'widgets', 'package.json']) rmSync(join(making, name), { recursive: true })
  try {
    renameSync(making, join(folder, commit))
  } catch (error) {
    // Another test run finished first.
    rmSync(making, { recursive: true })
    if (!existsSync(file)) throw error
  }
  return file
}

function git(root, asked) {
  try {
    return execFileSync('git', asked, { cwd: root, maxBuffer: 1 << 30, stdio: 'pipe' })
  } catch (cause) {
    throw new Error(
      `The previous release, commit ${previousCommit(root)} of demo-host/service/previous-release.json, is not in this checkout's git history: fetch all of it (git fetch --unshallow), a copy without history cannot test the way back.`,
      { cause },
    )
  }
}
