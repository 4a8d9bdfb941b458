import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'rollup'
import license, { type Dependency } from 'rollup-plugin-license'

/** Licences that allow shipping with their texts. */
const ALLOWED = '(MIT OR ISC OR BSD-2-Clause OR BSD-3-Clause OR Apache-2.0 OR Unlicense)'

const HEAD = `What this shop's scripts, style sheets and fonts contain of others, each with its licence.\n`

/** Writes the licences of all bundled packages into one file. A package without an allowed licence stops the build. `fonts` are packages named in style sheets. */
export function notices(file: string, root: string, fonts: readonly string[]): () => Plugin {
  const texts = new Map(fonts.map(name => [name, fontNotice(root, name)]))

  function write(dependencies: readonly Dependency[]): void {
    for (const dependency of dependencies) texts.set(dependency.name ?? '', notice(dependency))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, [HEAD, ...[...texts].sort().map(([, text]) => text)].join(`\n${'-'.repeat(78)}\n\n`))
  }

  return () =>
    license({
      cwd: root,
      thirdParty: {
        allow: { test: ALLOWED, failOnUnlicensed: true, failOnViolation: true },
        output: write,
      },
    })
}

function notice({ name, version, license: named, licenseText, noticeText, homepage }: Dependency): string {
  const head = `${name} ${version} (${named})${homepage ? `, ${homepage}` : ''}`
  return (
    [head, licenseText ?? 'The package names its licence, and holds no text of it.', noticeText]
      .filter(Boolean)
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

function fontNotice(root: string, name: string): string {
  const folder = `${root}node_modules/${name}`
  const { version, license: named } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `${name} ${version} (${named})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trimEnd()}\n`
}
