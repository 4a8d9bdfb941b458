import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/enrolment/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { newId, newSecret } from '../../database/ids'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const codeVerifier = newSecret()
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
const ada = {
  ...{ type: 'Registered', email: 'ada@example.com', password: 'Harbour-7', codeChallenge },
  ...{ firstName: 'Ada', lastName: 'Byron', isTermsConfirmed: true, recaptcha_response: 'ok' },
}

test('T4: a sign-up whose answer was lost, sent again under its transaction id, is signed in; under another, or with another password, it is AUT439', async () => {
  const transactionId = newId()
  const send = (more: object = {}, id = transactionId) =>
    shop.nobody(endpoints.signUp, { body: { ...ada, ...more }, transactionId: id })
  const people = async () => (await shop.db.selectFrom('people').select('email').execute()).length
  await send()
  const before = await people()
  const { status, body } = await send()
  expect([status, await people()]).toEqual([200, before])
  const exchanged = await shop.nobody(session.exchangeToken, {
    body: { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier },
  })
  expect(exchanged.body).toMatchObject({ consumerType: 'REGISTERED', firstName: 'Ada' })
  for (const { error } of [await send({}, newId()), await send({ password: 'Harbour-8' })])
    expect(error).toMatchObject({ errorId: 'AUT439', field: 'email' })
})

test('T4: two equal sign-ups at once make one account, and both are signed in', async () => {
  const call = { body: { ...ada, email: 'two@example.com' }, transactionId: newId() }
  const both = await Promise.all([shop.nobody(endpoints.signUp, call), shop.nobody(endpoints.signUp, call)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const twins = await shop.db.selectFrom('people').select('email').where('email', '=', 'two@example.com').execute()
  expect(twins).toHaveLength(1)
})
