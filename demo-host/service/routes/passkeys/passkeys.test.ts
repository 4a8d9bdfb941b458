import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../core/passkeys/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { newSecret } from '../../database/ids'
import { newAuthenticator, type Flaw } from '../../testing/authenticator'
import { callerOf, type Shopper } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { testService, type TestService } from '../../testing/test-service'

const PASSWORD = 'Till-demo-1'

let shop: TestService
let member: Shopper

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('passkeys').execute()
  await shop.db.deleteFrom('passkey_challenges').execute()
  member = await shop.person('member@till.test')
})

const begin = async ({ call }: Shopper, password = PASSWORD) => call(endpoints.beginPasskey, { body: { password } })

async function add(shopper = member, flaw: Flaw = {}, authenticator = newAuthenticator()) {
  const attestation = authenticator.create((await begin(shopper)).body, flaw)
  const answer = await shopper.call(endpoints.addPasskey, { body: { name: ' My phone ', attestation } })
  return { authenticator, attestation, answer }
}

const verifier = newSecret()
const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
const options = async () => (await shop.nobody(endpoints.beginPasskeySignIn)).body
const signIn = (assertion: ReturnType<ReturnType<typeof newAuthenticator>['get']>) =>
  shop.nobody(endpoints.signInByPasskey, { body: { assertion, codeChallenge } })
const codeOf = ({ status, error }: { status: number; error: { errorId: string } | null }) => [status, error?.errorId]

describe('passkeys of an account', () => {
  test('one is added with the password, listed, and confirmed by mail', async () => {
    const { answer } = await add()
    expect(answer.body.passkeys).toMatchObject([{ name: 'My phone', usedAt: null, isSynced: false }])
    expect((await member.call(endpoints.readPasskeys)).body).toEqual(answer.body)
    const [row] = await shop.db.selectFrom('passkeys').select('transports').execute()
    expect(row?.transports).toEqual(['internal'])
    const [mail] = await sentMails(shop, 'member@till.test')
    expect(mail?.subject).toBe('A passkey was added to your account')
    expect(mail?.text).toContain('My phone')
  })

  test('an open session alone adds none: a wrong password is AUT450', async () => {
    expect(codeOf(await begin(member, 'wrong'))).toEqual([400, 'AUT450'])
  })

  test('is renamed and removed by its owner, and by nobody else', async () => {
    const passkeyId = (await add()).answer.body.passkeys[0]?.passkeyId ?? ''
    const other = await shop.person('shopper@till.test')
    const params = { passkeyId }
    expect(codeOf(await other.call(endpoints.namePasskey, { params, body: { name: 'Mine' } }))).toEqual([404, 'AUT464'])
    expect(codeOf(await other.call(endpoints.removePasskey, { params }))).toEqual([404, 'AUT464'])
    const named = await member.call(endpoints.namePasskey, { params, body: { name: 'Blue key' } })
    expect(named.body.passkeys).toMatchObject([{ name: 'Blue key' }])
    expect((await member.call(endpoints.removePasskey, { params })).body.passkeys).toEqual([])
    expect(codeOf(await member.call(endpoints.removePasskey, { params }))).toEqual([404, 'AUT464'])
  })

  test('a new one does not land on an authenticator that has one already, and never in two accounts', async () => {
    const { authenticator, attestation } = await add()
    const asked = (await begin(member)).body
    expect(asked.excludeCredentials).toMatchObject([{ id: attestation.id, transports: ['internal'] }])
    const { answer } = await add(await shop.person('shopper@till.test'), {}, authenticator)
    expect(codeOf(answer)).toEqual([401, 'AUT460'])
  })

  test('an account has 20 at most', async () => {
    for (let i = 0; i < 20; i += 1) expect((await add()).answer.status).toBe(200)
    expect(codeOf(await begin(member))).toEqual([409, 'AUT463'])
  })

  test('a challenge makes one passkey, for whom it was given, within five minutes', async () => {
    const { attestation } = await add()
    const again = { body: { name: 'Twice', attestation } }
    expect(codeOf(await member.call(endpoints.addPasskey, again))).toEqual([410, 'AUT461'])
    const theirs = newAuthenticator().create((await begin(member)).body)
    const other = await shop.person('shopper@till.test')
    const taken = await other.call(endpoints.addPasskey, { body: { name: 'Theirs', attestation: theirs } })
    expect(codeOf(taken)).toEqual([410, 'AUT461'])
    const late = newAuthenticator().create((await begin(member)).body)
    await expireChallenges()
    const tooLate = await member.call(endpoints.addPasskey, { body: { name: 'Late', attestation: late } })
    expect(codeOf(tooLate)).toEqual([410, 'AUT461'])
  })

  test.each<[string, Flaw]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['nobody who proved to be its owner', { isVerified: false }],
  ])('one that was made for %s is AUT460', async (_what, flaw) => {
    expect(codeOf((await add(member, flaw)).answer)).toEqual([401, 'AUT460'])
    expect((await member.call(endpoints.readPasskeys)).body.passkeys).toEqual([])
  })

  test('T22: are for who signed in on a first-party page', async () => {
    expect((await (await shop.guest()).call(endpoints.readPasskeys)).status).toBe(403)
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    expect((await partner(endpoints.beginPasskeySignIn)).status).toBe(403)
    expect((await partner(endpoints.readPasskeys)).status).toBe(401)
  })
})

describe('signing in with a passkey', () => {
  test('needs no password, and gives a code that only the page that asked can use, once', async () => {
    const { authenticator } = await add()
    const { body } = await signIn(authenticator.get(await options()))
    const exchange = (codeVerifier: string) =>
      shop.nobody(session.exchangeToken, {
        body: { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier },
      })
    const { body: token } = await exchange(verifier)
    expect(token).toMatchObject({ consumerType: 'REGISTERED', consumerNo: member.consumerNo })
    expect((await exchange(verifier)).error?.errorId).toBe('AUT432')
    const [saved] = (await member.call(endpoints.readPasskeys)).body.passkeys
    expect(saved?.usedAt).not.toBeNull()
  })

  test('a code for another page is worth nothing', async () => {
    const { authenticator } = await add()
    const { body } = await signIn(authenticator.get(await options()))
    const stolen = { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier: newSecret() }
    expect((await shop.nobody(session.exchangeToken, { body: stolen })).error?.errorId).toBe('AUT432')
  })

  test('the question is the same for everybody, and names no passkey', async () => {
    await add()
    const { challenge, ...asked } = await options()
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(asked).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'required' })
  })

  test('T17: a challenge is answered once, and within five minutes; the database holds its hash alone', async () => {
    const { authenticator } = await add()
    const asked = await options()
    expect(JSON.stringify(await shop.db.selectFrom('passkey_challenges').selectAll().execute())).not.toContain(
      asked.challenge,
    )
    expect((await signIn(authenticator.get(asked))).status).toBe(200)
    expect(codeOf(await signIn(authenticator.get(asked)))).toEqual([410, 'AUT461'])
    const late = authenticator.get(await options())
    await expireChallenges()
    expect(codeOf(await signIn(late))).toEqual([410, 'AUT461'])
  })

  test('a refused answer uses its challenge up too', async () => {
    const { authenticator } = await add()
    const asked = await options()
    expect(codeOf(await signIn(authenticator.get(asked, { isVerified: false })))).toEqual([401, 'AUT460'])
    expect(codeOf(await signIn(authenticator.get(asked)))).toEqual([410, 'AUT461'])
  })

  test('a challenge to add a passkey signs nobody in', async () => {
    const { authenticator } = await add()
    const { challenge } = (await begin(member)).body
    const answer = await signIn(authenticator.get({ ...(await options()), challenge }))
    expect(codeOf(answer)).toEqual([410, 'AUT461'])
  })

  test.each<[string, Flaw]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['with neither finger, face nor PIN', { isVerified: false }],
    ['as somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('an answer %s is AUT460', async (_what, flaw) => {
    const { authenticator } = await add()
    expect(codeOf(await signIn(authenticator.get(await options(), flaw)))).toEqual([401, 'AUT460'])
  })

  test('a counter that goes back is a copied passkey: AUT460', async () => {
    const { authenticator } = await add()
    expect((await signIn(authenticator.get(await options(), { counter: 9 }))).status).toBe(200)
    for (const counter of [9, 8]) {
      expect(codeOf(await signIn(authenticator.get(await options(), { counter })))).toEqual([401, 'AUT460'])
    }
  })

  test('a passkey that nobody keeps, or that was removed, is AUT418; another key in its name is AUT460', async () => {
    expect(codeOf(await signIn(newAuthenticator().get(await options())))).toEqual([401, 'AUT418'])
    const { authenticator, attestation, answer } = await add()
    const forged = { ...newAuthenticator().get(await options()), id: attestation.id, rawId: attestation.id }
    forged.response.userHandle = authenticator.get(await options()).response.userHandle
    expect(codeOf(await signIn(forged))).toEqual([401, 'AUT460'])
    const passkeyId = answer.body.passkeys[0]?.passkeyId ?? ''
    await member.call(endpoints.removePasskey, { params: { passkeyId } })
    expect(codeOf(await signIn(authenticator.get(await options())))).toEqual([401, 'AUT418'])
  })

  test('what nobody can read is AUT460', async () => {
    const { authenticator } = await add()
    const good = authenticator.get(await options())
    const broken = { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }
    expect(codeOf(await signIn(broken))).toEqual([401, 'AUT460'])
  })

  test('opens no account that the shop closed: AUT441', async () => {
    const { authenticator } = await add()
    const closed = (locked: boolean) =>
      shop.db.updateTable('people').set({ locked }).where('email', '=', 'member@till.test').execute()
    await closed(true)
    const answer = await signIn(authenticator.get(await options()))
    await closed(false)
    expect(codeOf(answer)).toEqual([423, 'AUT441'])
  })
})

const expireChallenges = () =>
  shop.db
    .updateTable('passkey_challenges')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
