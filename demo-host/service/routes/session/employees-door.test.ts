import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as session } from '../../../../core/session/endpoints'
import { newSecret } from '../../database/ids'
import { callerOf } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
const verifier = newSecret()
const codeChallenge = createHash('sha256').update(verifier).digest('base64url')

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

describe('the employees’ door', () => {
  const agentLogin = (username: string, password = 'Till-demo-1') =>
    shop.nobody(session.signInAsEmployee, {
      body: { type: 'Registered', username, password, codeChallenge, recaptcha_response: 'ok' },
    })

  test('A8: an employee signs in at an endpoint of their own', async () => {
    const { body } = await agentLogin('employee@till.test')
    const code = { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier: verifier }
    expect((await shop.nobody(session.exchangeToken, { body: code })).body).toMatchObject({
      consumerType: 'EMPLOYEE',
      isEmployeeDiscountTCAccepted: false,
    })
    expect((await agentLogin('clerk@till.test')).status).toBe(200)
  })

  test('A8: to everybody else it is as if the password were wrong', async () => {
    const customer = await agentLogin('industry@till.test')
    const nobody = await agentLogin('nobody@till.test')
    expect([customer.status, customer.error]).toEqual([nobody.status, nobody.error])
    expect(customer.error?.errorId).toBe('AUT437')
    expect((await agentLogin('employee@till.test', 'wrong')).error).toEqual(customer.error)
  })

  test('A8: who works here is sent to it from the shoppers’ door, where the password is right', async () => {
    const shoppersDoor = (password: string) => {
      const body = {
        type: 'Registered',
        username: 'employee@till.test',
        password,
        codeChallenge,
        recaptcha_response: 'ok',
      }
      return shop.nobody(session.signIn, { body, headers: { 'x-locale': 'de-DE' } })
    }
    const { status, error } = await shoppersDoor('Till-demo-1')
    expect([status, error?.errorId, error?.['door']]).toEqual([403, 'AUT404', 'employee'])
    expect(error?.message).toContain('Mitarbeitende')
    expect((await shoppersDoor('wrong')).error?.errorId).toBe('AUT401')
  })

  test('T22: is closed to third-party pages', async () => {
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    const body = { type: 'Registered', username: 'employee@till.test', password: 'Till-demo-1', codeChallenge }
    expect((await partner(session.signInAsEmployee, { body })).status).toBe(403)
  })
})
