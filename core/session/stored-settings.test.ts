import { expect, test } from 'vitest'
import { exchangeFx } from '../http/exchange'
import { load } from '../runtime/storage'
import { aToken } from '../testing/a-token'
import { shopFor } from '../testing/shop-for'

test.each([
  ['GUEST', false, false],
  ['REGISTERED', true, false],
  ['EMPLOYEE', true, true],
] as const)(
  'A1: a browser keeps of a %s whether they are signed in, until when, and whether they are an employee',
  async (consumerType, login, employee) => {
    const shop = await shopFor({ 'POST /token/v2/auth/token': aToken({ consumerType, expiresIn: 900 }) })
    const before = Date.now()
    const request = { type: 'Registered' as const, authorizationCode: 'code', codeVerifier: 'v'.repeat(43) }
    await shop.press(exchangeFx, { request })
    const stored = load<{ accessExpiry: number }>(shop.config.key, 'session', 1)
    expect(stored).toMatchObject({ login, employee })
    expect(stored?.accessExpiry).toBeGreaterThanOrEqual(before + 900_000)
    expect(stored?.accessExpiry).toBeLessThanOrEqual(Date.now() + 900_000)
  },
)
