import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { testService } from '../testing/test-service'

it('tells a page that Till was rebuilt, while it is developed: its stream ends when the service does', async () => {
  const shop = await testService({ isDeveloped: true })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const { headers, body } = await fetch(`http://127.0.0.1:${port}/dev/reload`)
  expect(headers.get('content-type')).toBe('text/event-stream')
  const reader = body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('retry: 500\n\n')
  const end = reader?.read()
  await shop.close()
  expect(await end).toMatchObject({ done: true })
})

it('has no such stream otherwise', async () => {
  const shop = await testService({})
  expect((await shop.app.inject('/dev/reload')).statusCode).toBe(404)
  await shop.close()
})
