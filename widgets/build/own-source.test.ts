import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import { afterEach, expect, it } from 'vitest'
import { ownSource } from './own-source'

const folder = mkdtempSync(join(tmpdir(), 'till-own-source-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modules: Record<string, string> = {
  entry: "import { word } from 'words'; export const said = word; import('late')",
  words: "export const word = 'hello'",
  late: "export const late = 'late'",
}

/** The names of what a build gives whose plugin has this source. */
async function namesBy(source: string): Promise<string[]> {
  const plugin = join(folder, 'plugin.ts')
  writeFileSync(plugin, source)
  const build = await rollup({
    input: 'entry',
    plugins: [
      { name: 'modules', resolveId: id => id, load: id => modules[id] },
      { name: 'writes', augmentChunkHash: ownSource(pathToFileURL(plugin).href) },
    ],
  })
  const { output } = await build.generate({
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    manualChunks: id => (id === 'words' ? 'words' : null),
  })
  return output.map(({ fileName }) => fileName).sort()
}

it('another way to write gives what is written into another name, and leaves words theirs', async () => {
  const [entry, late, words] = await namesBy('one')
  const [otherEntry, sameLate, sameWords] = await namesBy('other')
  expect(otherEntry).toMatch(/^entry-/)
  expect(otherEntry).not.toBe(entry)
  expect([sameLate, sameWords]).toEqual([late, words])
})
