import { createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import { generate } from 'selfsigned'
import { expect, test } from 'vitest'
import { readConfiguration } from '../configuration'
import { ConfigurationError } from '../configuration-error'
import { freePort } from '../testing/running-service'
import { openData } from './open-data'

const open = (url: string) => openData(readConfiguration({ DATABASE_URL: url }), 'no archive', async () => {})

/** A server that answers every caller with this error, as PostgreSQL writes it. */
async function refusing(code: string) {
  const fields = `SFATAL\0C${code}\0Mplanted message\0\0`
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])))
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
  return { port, close: () => server.close() }
}

test.each([
  ['28P01', 'user or password are wrong'],
  ['3D000', 'there is no such database'],
  ['53300', 'it takes no more connections'],
])('a database that refuses with %s says why in one sentence, without its password', async (code, words) => {
  const { port, close } = await refusing(code)
  const sentence = `The database at localhost:${port} of DATABASE_URL cannot be used (${words}, ${code}).`
  await expect(open(`postgres://till:secret@localhost:${port}/shop`)).rejects.toThrow(new ConfigurationError(sentence))
  close()
})

/** A server that speaks TLS with a certificate that nobody signed. */
async function secure() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createServer(socket => {
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => {})
    })
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
  return { port, close: () => server.close() }
}

test('a database with a certificate of an unknown authority says where to name that', async () => {
  const { port, close } = await secure()
  const why = 'its certificate is from an authority unknown here: name that in sslrootcert, DEPTH_ZERO_SELF_SIGNED_CERT'
  const sentence = `The database at localhost:${port} of DATABASE_URL cannot be used (${why}).`
  await expect(open(`postgres://till@localhost:${port}/shop?sslmode=verify-full`)).rejects.toThrow(
    new ConfigurationError(sentence),
  )
  close()
})

test('a database whose address names a file that is not there says so', async () => {
  const sentence =
    'The database at localhost:5432 of DATABASE_URL cannot be used (a file or socket that it names is not there, ENOENT).'
  await expect(
    open('postgres://till@localhost:5432/shop?sslmode=verify-full&sslrootcert=/nowhere/ca.pem'),
  ).rejects.toThrow(new ConfigurationError(sentence))
})

test('a database where nothing listens says so in one sentence', async () => {
  const port = await freePort()
  const sentence = `The database at localhost:${port} of DATABASE_URL cannot be used (nothing listens there, ECONNREFUSED).`
  await expect(open(`postgres://till:secret@localhost:${port}/shop`)).rejects.toThrow(new ConfigurationError(sentence))
})
