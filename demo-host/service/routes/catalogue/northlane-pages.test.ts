import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { northlaneRoutes } from '../../../pages/northlane/routes'
import { pagesSettings } from '../../../pages/settings'
import { shopClient } from '../../../pages/shop-client'
import { type TestService, testService } from '../../testing/test-service'

// Northlane's pages ask this service over HTTP, as they do in life.

let shop: TestService
const pages = fastify()

beforeAll(async () => {
  shop = await testService()
  await shop.app.listen({ port: 0 })
  const { port } = shop.app.server.address() as AddressInfo
  const settings = pagesSettings({ TILL_SHOP_PORT: String(port) })
  northlaneRoutes(pages, settings, shopClient(settings))
})
afterAll(async () => {
  await pages.close()
  await shop.close()
})

test.each([
  ['/en-us/p/meridian-2-TQ4407AB12', 200],
  ['/en-us/p/nothing-TQ9999ZZ99', 404],
  ['/en-us/nothing-pTQ9999ZZ99', 404],
  ['/en-us/c/running-9999', 404],
  ['/de-de/running-c9999', 404],
  ['/de-de/c/laufen-401299999', 404],
])('M1: what the service has not is no page of Northlane’s either: %s is answered with %i', async (url, status) => {
  const { statusCode, payload } = await pages.inject(url)
  expect(statusCode).toBe(status)
  expect(payload.includes('content="This page is not available"')).toBe(status === 404)
})
