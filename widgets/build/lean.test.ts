import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { expect, test } from 'vitest'
import { lean, type Reader } from './lean'

const root = fileURLToPath(new URL('../../', import.meta.url))
const described = readdirSync(`${root}widgets`, { recursive: true, encoding: 'utf8' }).filter(file =>
  /\.(widget|attributes)\.ts$/.test(file),
)

async function carried(file: string, reader: Reader = 'host'): Promise<string> {
  const external = (_id: string, importer?: string) => importer !== undefined
  const build = await rollup({ input: root + file, external, plugins: [esbuild(), lean(reader)] })
  const { output } = await build.generate({})
  return output[0].code
}

test.each(described)('%s brings a page nothing that only its documents say', async file => {
  const code = await carried(`widgets/${file}`)
  expect(code).toMatch(/tag: "till-|const attributes = /)
  expect(code).not.toMatch(/\b(about|slots|parts|events): ["{]|\b(text|number|flag)\(\s*"[^"]/)
})

test('an attribute keeps its name, its type and what it is unless said', async () => {
  const code = await carried('widgets/quick-shop/quick-shop.attributes.ts')
  expect(code).toMatch(/context: text\(\s*'',\s*"add"/)
})

test('a call brings a page the part of its answer that the page reads, and nothing of what only the service checks', async () => {
  const code = await carried('core/cart/endpoints.ts')
  expect(code).toMatch(/reads: HostCart/)
  expect(code).not.toMatch(/NewCart|CartQuery|answer: Cart\b/)
})

test('a call brings the microsite all of its answer, and not the part that a host page reads', async () => {
  const code = await carried('core/cart/endpoints.ts', 'microsite')
  expect(code).toMatch(/answer: Cart\b/)
  expect(code).not.toMatch(/NewCart|CartQuery|HostCart/)
})
