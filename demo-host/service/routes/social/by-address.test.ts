import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../../../../core/social/endpoints'
import { blueSquare } from '../../testing/pictures'
import { type TestService, testService } from '../../testing/test-service'

let shop: TestService
let server: Server
let origin: string
const asked: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer(({ url }, answer) => {
    asked.push(url)
    if (url === '/away.png') return answer.writeHead(302, { location: '/square.png' }).end()
    if (url === '/huge.png') return answer.end(Buffer.alloc(3 * 1024 * 1024, 1))
    if (url === '/square.png') return answer.end(Buffer.from(blueSquare.png, 'base64'))
    return answer.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop = await testService({ socialOrigins: [origin] })
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const post = async (url: string, { email = 'shopper@till.test', ...more }: Record<string, unknown> = {}) => {
  const shopper = await shop.person(email as string)
  const { userId } = (await shopper.call(endpoints.createSocialUser, { body: { name: 'Sam' } })).body
  return shopper.call(endpoints.postMedia, { params: { userId }, body: { url, caption: '', isOwn: true, ...more } })
}

it('J11: a picture is posted by its address, where the shop takes pictures from there', async () => {
  expect((await post(`${origin}/square.png`)).body).toMatchObject({ status: 'pending' })
})

it.each([
  ['of no server', () => 'file:///etc/passwd', 'PRO412'],
  ['that leads elsewhere', () => `${origin}/away.png`, 'PRO412'],
  ['without a picture', () => `${origin}/nothing.png`, 'PRO412'],
  ['of a picture that is too large', () => `${origin}/huge.png`, 'PIC413'],
])('J11, T22: an address %s is refused', async (_what, url, code) => {
  expect((await post(url())).error?.errorId).toBe(code)
})

it('J11, T22: no address of another place is asked, though the same picture is there', async () => {
  asked.length = 0
  for (const other of [origin.replace('127.0.0.1', 'localhost'), `${origin}.example`])
    expect((await post(`${other}/square.png`)).error?.errorId).toBe('PRO412')
  expect(asked).toEqual([])
})

it.each([
  ['somebody else’s picture', { isOwn: false }, 'PRO412'],
  ['a caption that is too long', { caption: 'x'.repeat(301) }, 'PRO412'],
  ['an unknown product', { productIds: ['TQ0000XX00'] }, 'ORD404'],
])('J11, T22: no address is asked for %s', async (_what, more, code) => {
  asked.length = 0
  expect((await post(`${origin}/square.png`, more)).error?.errorId).toBe(code)
  expect(asked).toEqual([])
})

it('J11, T22: no address is asked for somebody who is not the one to post, or whose pictures wait already', async () => {
  const body = { url: `${origin}/square.png`, caption: '', isOwn: true }
  const stranger = await shop.person('member@till.test')
  asked.length = 0
  expect((await stranger.call(endpoints.postMedia, { params: { userId: 'nobody' }, body })).status).toBe(404)
  expect(asked).toEqual([])
  const email = 'employee@till.test'
  for (let times = 0; times < 12; times += 1) expect((await post(body.url, { email })).status).toBe(201)
  asked.length = 0
  expect((await post(body.url, { email })).status).toBe(409)
  expect(asked).toEqual([])
})
