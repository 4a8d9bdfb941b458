import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { listFiles } from './sources.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Used without being named: by a compiler, as a command or peer (decision 0103), and by oxlint's `--type-aware`. */
const unnamed = /^@types\/|^typescript$|^oxlint-tsgolint$/

test('every package of package.json is named somewhere in the code', () => {
  const code = listFiles(root)
    .filter((file: string) => /\.(tsx?|mjs|css)$/.test(file))
    .map((file: string) => readFileSync(root + file, 'utf8'))
    .join('\n')
  // invoices/fonts.ts names its fonts without their scope.
  const isNamed = (name: string) => [name, name.replace('@fontsource/', '')].some(each => isWord(code, each))
  const names = Object.keys({ ...packages.dependencies, ...packages.devDependencies })
  expect(names.filter(name => !unnamed.test(name) && !isNamed(name))).toEqual([])
})

const isWord = (code: string, name: string): boolean =>
  new RegExp(`["'\`/~(]${name.replace(/[/.]/g, '\\$&')}["'\`/]`).test(code)
