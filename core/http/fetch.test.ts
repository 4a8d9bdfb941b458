import { afterEach, expect, test, vi } from 'vitest'
import { fetchFx } from './fetch'

const call = { url: 'https://shop.test/', method: 'GET', headers: {}, timeout: 30 }

afterEach(() => {
  vi.unstubAllGlobals()
})

function hang(_url: string, { signal }: { signal: AbortSignal }) {
  return new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

test('T15: a call that hangs is given up after its time', async () => {
  vi.stubGlobal('fetch', hang)
  await expect(fetchFx(call)).rejects.toMatchObject({ kind: 'network', code: 'timeout' })
})

test('T15: a call whose answer stops half-way is given up after its time', async () => {
  vi.stubGlobal('fetch', async (url: string, init: { signal: AbortSignal }) => ({
    status: 200,
    text: () => hang(url, init),
  }))
  await expect(fetchFx(call)).rejects.toMatchObject({ kind: 'network', code: 'timeout' })
})

test.each([
  ['nobody is there', true, 'unreachable'],
  ['the browser is offline', false, 'offline'],
])('T15: a call that fails while %s says so', async (_title, onLine, code) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchFx(call)).rejects.toMatchObject({ kind: 'network', code })
})

test('a call goes out with the cookies of the shop, and brings status and text', async () => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => new Response('hello', { status: 201 }),
  )
  vi.stubGlobal('fetch', fetched)
  expect(await fetchFx(call)).toEqual({ status: 201, body: 'hello' })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'GET' })
})
