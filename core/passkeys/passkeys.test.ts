import { createWatch } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import '../wiring/session/passkey-signs-in'
import { usageError } from '../errors/shop-error'
import { signedIn } from '../session/signing'
import { refuse, shopFor } from '../testing/shop-for'
import type { Assertion, Attestation } from '../shapes/webauthn'
import type { Passkey } from './contracts'
import { answerByPasskeyFx, makePasskeyFx, offerInFieldFx } from './device'
import {
  $isAddingPasskey,
  $newPasskeyChecked,
  $newPasskeyError,
  $passkeyDone,
  $passkeyError,
  $passkeys,
  $passkeysError,
  addPasskeyPressed,
  newPasskeySubmitted,
  passkeyRemoved,
  passkeyRenamed,
  passkeysWanted,
} from './index'
import { $passkeySignInError, passkeyPressed, passkeySignInLeft, passkeySignInOpened } from './signing'

const path = '/consumers-v3/consumer/passkeys'
const phone: Passkey = {
  passkeyId: 'p1',
  name: 'Phone',
  createdAt: '2026-11-20T10:00:00Z',
  usedAt: null,
  isSynced: true,
}
const answered = { id: 'c1', rawId: 'c1', type: 'public-key', clientExtensionResults: {} } as const
const attestation: Attestation = { ...answered, response: { clientDataJSON: 'AA', attestationObject: 'AA' } }
const assertion: Assertion = {
  ...answered,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}
const creation = {
  challenge: 'AA',
  rp: { id: 'shop.test', name: 'Shop' },
  user: { id: 'AA', name: 'ana@example.com', displayName: 'Ana' },
  pubKeyCredParams: [],
  timeout: 1,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
}
const asked = { challenge: 'AA', rpId: 'shop.test', timeout: 300_000, userVerification: 'required' }

const own = {
  make: makePasskeyFx.use.getCurrent(),
  answer: answerByPasskeyFx.use.getCurrent(),
  offer: offerInFieldFx.use.getCurrent(),
}
afterEach(() => {
  makePasskeyFx.use(own.make)
  answerByPasskeyFx.use(own.answer)
  offerInFieldFx.use(own.offer)
  vi.unstubAllGlobals()
})

test('passkeys are listed, renamed and removed; what fails says why, and where', async () => {
  let list: unknown = refuse(500, 'GEN500')
  const shop = await shopFor({
    [`GET ${path}`]: () => list,
    [`PATCH ${path}/:passkeyId`]: { passkeys: [{ ...phone, name: 'Blue key' }] },
    [`DELETE ${path}/:passkeyId`]: refuse(404, 'AUT464'),
  })
  await shop.press(passkeysWanted)
  expect(shop.see($passkeysError)?.code).toBe('GEN500')
  list = { passkeys: [phone] }
  await shop.press(passkeysWanted)
  expect(shop.see($passkeys)).toEqual([phone])
  await shop.press(passkeyRenamed, { id: 'p1', name: 'Blue key' })
  expect(shop.see($passkeys)?.[0]?.name).toBe('Blue key')
  await shop.press(passkeyRemoved, 'p1')
  expect(shop.see($passkeyError)).toMatchObject({ id: 'p1', error: { code: 'AUT464' } })
})

test('one is made by the device once the password is right; the form closes', async () => {
  const shop = await shopFor({ [`POST ${path}/options`]: creation, [`POST ${path}`]: { passkeys: [phone] } })
  makePasskeyFx.use(() => attestation)
  await shop.press(addPasskeyPressed)
  await shop.press(newPasskeySubmitted, { name: '', password: '' })
  expect(shop.see($newPasskeyChecked)).toEqual({ problems: { name: 'required', password: 'required' }, attempt: 1 })
  expect(shop.callsTo(`POST ${path}/options`)).toHaveLength(0)
  await shop.press(newPasskeySubmitted, { name: 'Phone', password: 'Till-demo-1' })
  expect(shop.callsTo(`POST ${path}/options`)[0]?.body).toEqual({ password: 'Till-demo-1' })
  expect(shop.callsTo(`POST ${path}`)[0]?.body).toEqual({ name: 'Phone', attestation })
  expect([shop.see($passkeys), shop.see($isAddingPasskey), shop.see($passkeyDone)]).toEqual([[phone], false, 'added'])
})

test('a wrong password is shown at its field', async () => {
  const shop = await shopFor({ [`POST ${path}/options`]: refuse(401, 'AUT450') })
  await shop.press(addPasskeyPressed)
  await shop.press(newPasskeySubmitted, { name: 'Phone', password: 'not-mine' })
  expect(shop.see($newPasskeyChecked)).toEqual({ problems: { password: 'wrong' }, attempt: 1 })
  expect(shop.see($newPasskeyError)).toBeNull()
})

test('A12: a wrong password says where the next one locks the account', async () => {
  const shop = await shopFor({ [`POST ${path}/options`]: refuse(400, 'AUT450', { isLastAttempt: true }) })
  await shop.press(addPasskeyPressed)
  await shop.press(newPasskeySubmitted, { name: 'Phone', password: 'not-mine' })
  expect(shop.see($newPasskeyChecked).problems).toEqual({ password: 'last-attempt' })
})

test('a device that is told no sends nothing, and the form stays open and says so', async () => {
  const shop = await shopFor({ [`POST ${path}/options`]: creation })
  makePasskeyFx.use(stopped)
  await shop.press(addPasskeyPressed)
  await shop.press(newPasskeySubmitted, { name: 'Phone', password: 'Till-demo-1' })
  expect([shop.see($newPasskeyError)?.code, shop.see($isAddingPasskey)]).toEqual(['passkey-left', true])
  expect(shop.callsTo(`POST ${path}`)).toHaveLength(0)
})

test('signing in by a passkey takes its code to the token, with the proof of this page', async () => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/passkey/options': asked,
    'POST /consumers-v3/auth/passkey': { authorizationCode: 'code-1', expiresIn: 60 },
  })
  answerByPasskeyFx.use(() => assertion)
  const seen: unknown[] = []
  createWatch({ unit: signedIn, fn: answer => seen.push(answer), scope: shop.scope })
  await shop.press(passkeyPressed)
  expect(shop.callsTo('POST /consumers-v3/auth/passkey')[0]?.body).toMatchObject({
    assertion,
    codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(shop.callsTo('POST /token/v2/auth/token').at(-1)?.body).toMatchObject({
    type: 'Registered',
    authorizationCode: 'code-1',
    codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(seen).toHaveLength(1)
})

test('a passkey that the shop refuses, or that was not used, says why', async () => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/passkey/options': asked,
    'POST /consumers-v3/auth/passkey': refuse(401, 'AUT460'),
  })
  answerByPasskeyFx.use(stopped)
  await shop.press(passkeyPressed)
  expect(shop.see($passkeySignInError)?.code).toBe('passkey-left')
  answerByPasskeyFx.use(() => assertion)
  await shop.press(passkeyPressed)
  expect(shop.see($passkeySignInError)?.code).toBe('AUT460')
})

test('a passkey chosen under the e-mail field signs in; its challenge is renewed before it ends', async () => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/passkey/options': asked,
    'POST /consumers-v3/auth/passkey': { authorizationCode: 'code-1', expiresIn: 60 },
  })
  haveList()
  const answers = ['late' as const, assertion]
  const waited: number[] = []
  offerInFieldFx.use(([_options, _end, forMs]) => {
    waited.push(forMs)
    return answers.shift() ?? null
  })
  await shop.press(passkeySignInOpened)
  expect(waited).toEqual([270_000, 270_000])
  expect(shop.callsTo('POST /consumers-v3/auth/passkey')[0]?.body).toMatchObject({ assertion })
})

test('the list ends with the screen, and comes back after a press that came to nothing', async () => {
  const shop = await shopFor({ 'POST /consumers-v3/auth/passkey/options': asked })
  haveList()
  const ends: AbortSignal[] = []
  offerInFieldFx.use(([_options, end]) => {
    ends.push(end)
    return null
  })
  answerByPasskeyFx.use(stopped)
  await shop.press(passkeySignInOpened)
  await shop.press(passkeyPressed)
  expect(ends.map(({ aborted }) => aborted)).toEqual([false, false])
  await shop.press(passkeySignInLeft)
  expect(ends.map(({ aborted }) => aborted)).toEqual([true, true])
})

/** A browser that lists passkeys under a field. */
function haveList(): void {
  const PublicKeyCredential = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true })
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('window', { isSecureContext: true, PublicKeyCredential })
}

function stopped(): never {
  throw usageError('passkey-left', 'NotAllowedError')
}
