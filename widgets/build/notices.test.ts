import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { minify } from './minify'
import { notices } from './notices'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'till-notices-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('what ships tells whose code it holds, of all builds, with the text of each licence', async () => {
  const file = join(folder, 'licenses.txt')
  const licences = notices(file, root, ['@fontsource-variable/inter'])
  for (const name of ['preact', 'superstruct']) {
    const entry = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? `${root}entry.js` : null) }
    const code = { name: 'code', load: (id: string) => (id === `${root}entry.js` ? `export * from '${name}'` : null) }
    const build = await rollup({ input: 'entry', plugins: [entry, code, nodeResolve(), licences()] })
    await build.generate({})
  }
  const text = readFileSync(file, 'utf8')
  expect([...text.matchAll(/^(\S+) \d[\d.]* \(([\w.-]+)\)/gm)].map(([, ...found]) => found)).toEqual([
    ['@fontsource-variable/inter', 'OFL-1.1'],
    ['preact', 'MIT'],
    ['superstruct', 'MIT'],
  ])
  expect(text).toContain('Copyright (c) 2015-present Jason Miller')
})

it.each([['GPL-3.0-only'], [undefined]])('a package under %s stops the build', async license => {
  const input = join(folder, 'index.js')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'others-code', version: '1.0.0', license }))
  writeFileSync(input, 'export const code = 1')
  const build = await rollup({ input, plugins: [notices(join(folder, 'licenses.txt'), root, [])()] })
  await expect(build.generate({})).rejects.toThrow('others-code')
})

it('a script that holds others’ code says where their licences are', async () => {
  const texts = { packed: "import { h } from 'preact'\nconsole.log(h)", own: 'console.log(1)' }
  const code = {
    name: 'code',
    resolveId: (id: string) => (id in texts ? `${root}${id}.js` : null),
    load: (id: string) => texts[id.slice(root.length, -'.js'.length) as keyof typeof texts],
  }
  const build = await rollup({ input: ['packed', 'own'], plugins: [code, nodeResolve(), minify()] })
  const { output } = await build.generate({})
  const heads = output.map(
    chunk => chunk.type === 'chunk' && [chunk.name, chunk.code.startsWith('//! licences: /licenses.txt\n')],
  )
  expect(Object.fromEntries(heads as [string, boolean][])).toEqual({ packed: true, own: false })
})
