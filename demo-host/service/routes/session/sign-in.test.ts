import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { newSecret } from '../../database/ids'
import { callerOf } from '../../testing/callers'
import { type TestService, testService } from '../../testing/test-service'

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

describe('signing in', () => {
  let shop: TestService
  const signIn = (
    username: string,
    password = 'Till-demo-1',
    codeChallenge = challengeOf('v'.repeat(43)),
    door: typeof endpoints.signIn | typeof endpoints.signInAsEmployee = endpoints.signIn,
  ) =>
    shop.nobody(door, {
      body: { type: 'Registered', username, password, codeChallenge, recaptcha_response: 'ok' },
    })
  const exchange = (authorizationCode: string, codeVerifier: string, key = 'pk_demo') =>
    callerOf(shop.app, { key })(endpoints.exchangeToken, {
      body: { type: 'Registered', authorizationCode, codeVerifier },
    })

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('gives a code for a minute, and the code a session', async () => {
    const verifier = newSecret()
    const { body } = await signIn(' Member@TILL.test ', 'Till-demo-1', challengeOf(verifier))
    expect(body.expiresIn).toBe(60)
    const answer = await exchange(body.authorizationCode, verifier)
    expect(answer.body).toMatchObject({ consumerType: 'REGISTERED', expiresIn: 900 })
    expect(answer.body.memberId).toBeTruthy()
    expect(answer.body.isEmployeeDiscountTCAccepted).toBe(false)
  })

  it('A12: keeps the sandbox’s locked account locked, and leads its owner to a new password', async () => {
    const { status, error } = await signIn('locked@till.test')
    expect([status, error?.errorId, error?.message]).toEqual([
      423,
      'AUT423',
      'Your account is locked. Set a new password to open it.',
    ])
  })

  it('A2: tells the page of the shop who is here, which cart and which favourites are theirs', async () => {
    const member = await shop.person('member@till.test')
    const list = await member.call(lists.addFavorite, { body: { id: 'TQ4407AB12', itemType: 'product', qty: 1 } })
    const verifier = newSecret()
    const { body } = await signIn('member@till.test', 'Till-demo-1', challengeOf(verifier))
    const answer = await callerOf(shop.app, {})(endpoints.exchangeToken, {
      body: {
        ...{ type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier: verifier },
        ...{ guestObjects: { basketId: null, favoriteId: null, saveForLaterId: null }, st: 'st-1', action: 'login' },
        returnRefreshToken: true,
      },
    })
    expect(answer.body).toMatchObject({
      ...{ consumerNo: member.consumerNo, consumerType: 'REGISTERED', memberId: expect.stringMatching(/^NL/) },
      ...{ basketId: null, favorites: list.body.favoriteId, refreshToken: expect.any(String) },
    })
  })

  it('says to an employee whether the terms were accepted', async () => {
    const verifier = newSecret()
    const { body } = await signIn(
      'employee@till.test',
      'Till-demo-1',
      challengeOf(verifier),
      endpoints.signInAsEmployee,
    )
    const answer = await exchange(body.authorizationCode, verifier)
    expect(answer.body).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false })
    expect(answer.body).not.toHaveProperty('isAssociate')
  })

  it('D5: tells an associate’s page that they sell in a store, with or without a cart', async () => {
    const verifier = newSecret()
    const { body } = await signIn('clerk@till.test', 'Till-demo-1', challengeOf(verifier), endpoints.signInAsEmployee)
    const answer = await exchange(body.authorizationCode, verifier)
    expect(answer.body).toMatchObject({ consumerType: 'EMPLOYEE', isAssociate: true })
  })

  it('T16: a code without the verifier of its challenge is worth nothing, and is used up by the attempt', async () => {
    const verifier = newSecret()
    const { body } = await signIn('shopper@till.test', 'Till-demo-1', challengeOf(verifier))
    const wrong = await exchange(body.authorizationCode, newSecret())
    const words = 'You could not be signed in. Try again.'
    expect([wrong.status, wrong.error?.errorId, wrong.error?.message]).toEqual([401, 'AUT432', words])
    expect((await exchange(body.authorizationCode, verifier)).status).toBe(401)
  })

  it('T16: the challenge itself is no verifier, so there is no plain method', async () => {
    const verifier = newSecret()
    const { body } = await signIn('shopper@till.test', 'Till-demo-1', challengeOf(verifier))
    expect((await exchange(body.authorizationCode, challengeOf(verifier))).status).toBe(401)
  })

  it('T22: with a password, or with a code of another key, is refused on a third-party page', async () => {
    const verifier = newSecret()
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    const known = {
      type: 'Registered',
      username: 'shopper@till.test',
      password: 'Till-demo-1',
      recaptcha_response: 'ok',
    }
    for (const body of [known, { ...known, password: 'wrong' }]) {
      const { status, error } = await partner(endpoints.signIn, {
        body: { ...body, codeChallenge: challengeOf(verifier) },
      })
      expect([status, error?.errorId]).toEqual([403, 'AUT404'])
    }
    const { body } = await signIn('shopper@till.test', 'Till-demo-1', challengeOf(verifier))
    expect((await exchange(body.authorizationCode, verifier, 'pk_partner')).status).toBe(401)
    expect((await exchange(body.authorizationCode, verifier)).status).toBe(200)
  })

  it('T16: a code that is shown again ends the session that it gave', async () => {
    const verifier = newSecret()
    const { body } = await signIn('shopper@till.test', 'Till-demo-1', challengeOf(verifier))
    const first = await exchange(body.authorizationCode, verifier)
    const probe = callerOf(shop.app, { token: first.body.accessToken })
    expect((await probe(endpoints.createHandoff, { body: { basketId: 'x' } })).status).not.toBe(401)
    expect((await exchange(body.authorizationCode, verifier)).status).toBe(401)
    expect((await probe(endpoints.createHandoff, { body: { basketId: 'x' } })).status).toBe(401)
  })

  it('T16: a code lives 60 seconds, and for the key that it was given under', async () => {
    const verifier = newSecret()
    const given = await signIn('shopper@till.test', 'Till-demo-1', challengeOf(verifier))
    await shop.db.updateTable('authorization_codes').set({ access_key: 'pk_other' }).execute()
    expect((await exchange(given.body.authorizationCode, verifier)).status).toBe(401)
    const late = await signIn('shopper@till.test', 'Till-demo-1', challengeOf(verifier))
    await shop.db
      .updateTable('authorization_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await exchange(late.body.authorizationCode, verifier)).status).toBe(401)
  })

  it.each(['trade@till.test', 'nobody@till.test'])(
    'warns on the fourth wrong password and locks on the fifth, for %s alike',
    async username => {
      const codes = []
      for (let i = 0; i < 6; i += 1) codes.push((await signIn(username, 'wrong')).error?.errorId)
      expect(codes).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT423'])
      const right = await signIn(username)
      expect([right.status, right.error?.errorId]).toEqual([423, 'AUT423'])
      const quarter = new Date(Date.now() - 15 * 60_000 - 1)
      await shop.db.updateTable('sign_in_attempts').set({ locked_until: quarter, updated_at: quarter }).execute()
      expect((await signIn(username, 'wrong')).error?.errorId).toBe('AUT401')
    },
  )

  it('forgets wrong passwords at a right one', async () => {
    for (let i = 0; i < 3; i += 1) await signIn('industry@till.test', 'wrong')
    expect((await signIn('industry@till.test')).status).toBe(200)
    expect((await signIn('industry@till.test', 'wrong')).error?.errorId).toBe('AUT401')
  })

  it('A12: says in the shopper’s words that the bot check failed', async () => {
    const body = { type: 'Registered', username: 'shopper@till.test', password: 'Till-demo-1' }
    const challenged = { ...body, codeChallenge: challengeOf('v'.repeat(43)) }
    for (const recaptcha_response of ['refuse', undefined]) {
      const headers = { 'x-locale': 'fr-FR' }
      const { error } = await shop.nobody(endpoints.signIn, { body: { ...challenged, recaptcha_response }, headers })
      expect([error?.errorId, error?.message]).toEqual(['AUT403', expect.stringContaining('personne')])
    }
  })

  it('tells of a closed account only to who knows its password', async () => {
    expect((await signIn('closed@till.test', 'wrong')).error?.errorId).toBe('AUT401')
    expect((await signIn('closed@till.test')).error?.errorId).toBe('AUT441')
  })

  it('E3: is AUT500 where the kept password cannot be compared, in the shopper’s words and in the log', async () => {
    const person = shop.db.selectFrom('people').where('email', '=', 'athlete@till.test')
    const { password_hash } = await person.select('password_hash').executeTakeFirstOrThrow()
    const save = (hash: string) =>
      shop.db.updateTable('people').where('email', '=', 'athlete@till.test').set({ password_hash: hash }).execute()
    await save('no hash')
    expect((await signIn('athlete@till.test')).error).toMatchObject({
      errorId: 'AUT500',
      message: 'Signing in does not work right now. Try again in a few minutes.',
    })
    await save(password_hash)
    expect((await signIn('athlete@till.test')).status).toBe(200)
  })

  it.runIf(process.env.TILL_TEST_DATABASE_URL)(
    'E3: with a code that is being exchanged at this moment is AUT409, and works once the other exchange has failed',
    async () => {
      const verifier = newSecret()
      const { body } = await signIn('industry@till.test', 'Till-demo-1', challengeOf(verifier))
      const other = shop.db.transaction().execute(async tx => {
        await tx.selectFrom('authorization_codes').select('hash').forUpdate().execute()
        expect((await exchange(body.authorizationCode, verifier)).error?.errorId).toBe('AUT409')
        throw new Error('The other exchange fails')
      })
      await expect(other).rejects.toThrow('The other exchange fails')
      expect((await exchange(body.authorizationCode, verifier)).status).toBe(200)
    },
  )

  it('keeps passwords as argon2id of at least 19 MiB', async () => {
    const rows = await shop.db.selectFrom('people').select('password_hash').execute()
    expect(rows.length).toBeGreaterThan(5)
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
