import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listFiles } from './sources.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const foldersIn = (path: string): string[] =>
  readdirSync(root + path, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

test('every screen of the microsite is imported by a test of views', () => {
  const tests = listFiles(root).filter((file: string) => /^checkout-site\/.*\.test\.tsx$/.test(file))
  const imports = tests.flatMap((file: string) => importsOf(file, readFileSync(root + file, 'utf8')))
  const screens = foldersIn('checkout-site/screens').map(name => `/checkout-site/screens/${name}/`)
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter(folder => !imports.some(path => path.startsWith(folder)))).toEqual([])
})

/** The paths from the root that a file imports. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => new URL(path, `file:///${file}`).pathname)
