import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsSession } from '../../../core/http/access'
import { newId } from '../database/ids'
import type { CallOptions, Shopper } from '../testing/callers'
import { sampleBody } from '../testing/sample'
import { type TestService, testService } from '../testing/test-service'
import type { AnyEndpoint } from './service'

describe('every write, from the list of routes', () => {
  let shop: TestService
  let guest: Shopper
  let person: Shopper
  let associate: Shopper

  beforeAll(async () => {
    shop = await testService()
    guest = await shop.guest()
    person = await shop.person('shopper@till.test')
    associate = await shop.person('clerk@till.test')
  })
  afterAll(() => shop.close())

  const writes = () => shop.app.service.mounted.filter(({ method }) => method !== 'GET')
  /** Somebody whom the call is for. */
  const callerOf = ({ audience }: AnyEndpoint): Pick<Shopper, 'call'> => {
    if (!needsSession(audience)) return { call: shop.nobody }
    if (audience === 'associate') return associate
    return audience === 'registered' ? person : guest
  }
  const answersTo = async (options: (endpoint: AnyEndpoint) => CallOptions<string>, of = writes()) => {
    const answers = new Map<string, string[]>()
    for (const endpoint of of) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, newId()]))
      const { status, error } = await callerOf(endpoint).call(endpoint, {
        params: params as never,
        ...options(endpoint),
      })
      const answer = `${status} ${error?.errorId}`
      answers.set(answer, [...(answers.get(answer) ?? []), endpoint.name])
    }
    return [...answers.keys()]
  }
  const whole = (endpoint: AnyEndpoint) => ({ body: sampleBody(endpoint, {}) })

  it.each([
    ['another origin', { origin: 'https://evil.example' }, '403 API400'],
    ['a sandboxed frame', { origin: 'null' }, '403 API400'],
    ['no origin', { origin: null }, '403 API400'],
    ['no page of a key', { 'x-access-key': null }, '400 API400'],
    ['a page of an unknown key', { 'x-access-key': 'pk_other' }, '403 API400'],
  ])('T19: is refused where it comes from %s', async (_who, headers, answer) => {
    expect(writes().length).toBeGreaterThan(90)
    expect(await answersTo(endpoint => ({ ...whole(endpoint), headers }))).toEqual([answer])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'T19: takes no body of the simple type %s, which a form of any page could send',
    async type => {
      const options = (endpoint: AnyEndpoint) => ({
        body: JSON.stringify(whole(endpoint).body),
        headers: { 'content-type': type },
      })
      const withBody = writes().filter(({ body }) => body !== null)
      expect(await answersTo(options, withBody)).toEqual(['415 API415'])
    },
  )
})
