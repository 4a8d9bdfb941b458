import { brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { compressPages } from './compress'

test('a page travels compressed to whoever takes that, and as it is to others', async () => {
  const app = fastify()
  compressPages(app)
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>Shoes</p>'.repeat(200)))
  const ask = (encodings: string) => app.inject({ url: '/', headers: { 'accept-encoding': encodings } })
  const plain = await ask('gzip, br;q=0')
  expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, '<p>Shoes</p>'.repeat(200)])
  const small = await ask('gzip, deflate, br')
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload)
})
