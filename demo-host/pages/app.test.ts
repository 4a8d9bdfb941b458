import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pagesApp } from './app'
import { pagesSettings } from './settings'

test('a page travels compressed to whoever takes that, and as it is to others', async () => {
  const files = mkdtempSync(join(tmpdir(), 'till-pages-'))
  for (const folder of ['gallery', 'northlane', 'slow-miles', 'harbour-striders', 'bootstrap-shop'])
    mkdirSync(join(files, folder))
  writeFileSync(join(files, 'gallery/widgets.json'), '[]')
  const app = await pagesApp(pagesSettings({}), files)
  const get = (encodings: string) =>
    app.inject({ url: '/harbour-striders/shoe-of-the-month', headers: { 'accept-encoding': encodings } })
  const plain = await get('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const small = await get('gzip, deflate, br')
  expect([small.headers['content-encoding'], small.headers['vary']]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload)
  await app.close()
  rmSync(files, { recursive: true })
})
