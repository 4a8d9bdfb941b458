import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../core/site/endpoints'
import { type TestService, testService } from './testing/test-service'

describe('the service', () => {
  let shop: TestService

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('gives a guest a token', async () => {
    const guest = await shop.guest()
    expect(guest.token).toMatch(/^[\w-]{43}$/)
  })

  it('tells of a key what its pages need', async () => {
    const { status, body } = await shop.nobody(endpoints.readSiteSettings)
    expect(status).toBe(200)
    expect(body.trust).toBe('first-party')
  })
})
