import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from './testing/test-service'

const signal = () => {
  let say = () => {}
  const heard = new Promise<void>(resolve => (say = resolve))
  return { say: () => say(), heard }
}

let shop: TestService
const begun = signal()
const closing = signal()
const release = signal()

beforeAll(async () => {
  shop = await testService({}, app => {
    app.addHook('preClose', async () => closing.say())
    app.get('/test/long', async () => {
      begun.say()
      await release.heard
      return { status: 'done' }
    })
  })
})
afterAll(() => shop.close())

test('a call that comes while the service stops is answered as ever, and is the last of its connection', async () => {
  let taken: Socket | undefined
  shop.app.server.once('connection', socket => (taken = socket))
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as { port: number }
  const caller = connect(port, '127.0.0.1')
  let heard = ''
  caller.on('data', data => (heard += String(data)))
  const ended = new Promise(resolve => caller.once('close', resolve))
  const ask = (path: string) => caller.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-access-key: pk_demo\r\n\r\n`)

  ask('/test/long')
  await begun.heard
  const closed = shop.app.close()
  await closing.heard
  ask('/fapi/server/time')
  await expect.poll(() => taken?.bytesRead).toBe(caller.bytesWritten)
  release.say()
  await Promise.all([ended, closed])
  expect(heard.match(/HTTP\/1.1 \d+|"timestamp"|"done"/g)).toEqual([
    'HTTP/1.1 200',
    '"done"',
    'HTTP/1.1 200',
    '"timestamp"',
  ])
})
