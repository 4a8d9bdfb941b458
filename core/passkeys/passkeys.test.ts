import { createWatch } from 'effector'
import { afterEach, expect, test } from 'vitest'
import '../wiring/session/passkey-signs-in'
import { usageError } from '../errors/shop-error'
import { signedIn } from '../session/signing'
import { refuse, shopFor } from '../testing/shop-for'
import type { Assertion, Attestation, Passkey } from './contracts'
import { makePasskeyFx, STOPPED, usePasskeyFx } from './device'
import {
  $addError,
  $addProblems,
  $isAddOpen,
  $passkeyError,
  $passkeys,
  $passkeysError,
  addingOpened,
  passkeyNamed,
  passkeyRemoved,
  passkeysWanted,
  passkeySubmitted,
} from './index'
import { $passkeySignInError, passkeySignInPressed } from './signing'

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
const asked = { challenge: 'AA', rpId: 'shop.test', timeout: 1, userVerification: 'required' }

const devices = [makePasskeyFx.use.getCurrent(), usePasskeyFx.use.getCurrent()] as const
afterEach(() => {
  makePasskeyFx.use(devices[0])
  usePasskeyFx.use(devices[1])
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
  await shop.press(passkeyNamed, { passkeyId: 'p1', name: 'Blue key' })
  expect(shop.see($passkeys)?.[0]?.name).toBe('Blue key')
  await shop.press(passkeyRemoved, 'p1')
  expect(shop.see($passkeyError)).toMatchObject({ passkeyId: 'p1', error: { code: 'AUT464' } })
})

test('one is made by the device once the password is right; the form closes', async () => {
  const shop = await shopFor({ [`POST ${path}/options`]: creation, [`POST ${path}`]: { passkeys: [phone] } })
  makePasskeyFx.use(() => attestation)
  await shop.press(addingOpened)
  await shop.press(passkeySubmitted, { name: '', password: '' })
  expect(shop.see($addProblems)).toEqual({ name: 'required', password: 'required' })
  expect(shop.callsTo(`POST ${path}/options`)).toHaveLength(0)
  await shop.press(passkeySubmitted, { name: 'Phone', password: 'Till-demo-1' })
  expect(shop.callsTo(`POST ${path}/options`)[0]?.body).toEqual({ password: 'Till-demo-1' })
  expect(shop.callsTo(`POST ${path}`)[0]?.body).toEqual({ name: 'Phone', attestation })
  expect([shop.see($passkeys), shop.see($isAddOpen)]).toEqual([[phone], false])
})

test('a device that is told no sends nothing, and the form stays open and says so', async () => {
  const shop = await shopFor({ [`POST ${path}/options`]: creation })
  makePasskeyFx.use(stopped)
  await shop.press(addingOpened)
  await shop.press(passkeySubmitted, { name: 'Phone', password: 'Till-demo-1' })
  expect([shop.see($addError)?.code, shop.see($isAddOpen)]).toEqual([STOPPED, true])
  expect(shop.callsTo(`POST ${path}`)).toHaveLength(0)
})

test('signing in by a passkey takes its code to the token, with the proof of this page', async () => {
  const shop = await shopFor({
    'POST /consumers-v3/auth/passkey/options': asked,
    'POST /consumers-v3/auth/passkey': { authorizationCode: 'code-1', expiresIn: 60 },
  })
  usePasskeyFx.use(() => assertion)
  const seen: unknown[] = []
  createWatch({ unit: signedIn, fn: answer => seen.push(answer), scope: shop.scope })
  await shop.press(passkeySignInPressed)
  const { codeChallenge } = shop.callsTo('POST /consumers-v3/auth/passkey')[0]?.body as { codeChallenge: string }
  expect(codeChallenge).toMatch(/^[\w-]{43}$/)
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
  usePasskeyFx.use(stopped)
  await shop.press(passkeySignInPressed)
  expect(shop.see($passkeySignInError)?.code).toBe(STOPPED)
  usePasskeyFx.use(() => assertion)
  await shop.press(passkeySignInPressed)
  expect(shop.see($passkeySignInError)?.code).toBe('AUT460')
})

function stopped(): never {
  throw usageError(STOPPED, 'NotAllowedError')
}
