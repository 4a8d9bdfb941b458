import { createWatch } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFileFx } from '../runtime/save-file'
import { sessionEnded, signedOut } from '../session/signing'
import { refuse, shopFor } from '../testing/shop-for'
import {
  $copy,
  $copyError,
  $downloadProof,
  $eraseProof,
  $isDownloaded,
  $orderUnderWay,
  copyRequested,
  downloadSubmitted,
  eraseSubmitted,
  myDataLeft,
  myDataOpened,
} from './index'

const copy = 'GET /consumers-v3/consumer/data/copy'
const ask = 'POST /consumers-v3/consumer/data/copy'
const download = 'POST /consumers-v3/consumer/data/copy/download'
const erase = 'POST /consumers-v3/consumer/data/erase'
const file = { fileName: 'my-data.zip', contentType: 'application/zip', content: 'UEs=' }

const save = saveFileFx.use.getCurrent()
afterEach(() => {
  vi.useRealTimers()
  saveFileFx.use(save)
})

const copyIs = (state: string) => ({ state, expiresAt: state === 'ready' ? '2026-11-27T12:00:00Z' : null })

test('F1: a copy is asked for, followed by itself until it is ready, and then no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let state = 'none'
  const shop = await shopFor({ [copy]: () => copyIs(state), [ask]: () => copyIs('pending') })
  await shop.press(myDataOpened)
  expect(shop.see($copy)?.state).toBe('none')
  state = 'pending'
  const asked = shop.press(copyRequested)
  await vi.advanceTimersByTimeAsync(3000)
  expect([shop.see($copy)?.state, shop.callsTo(copy).length]).toEqual(['pending', 3])
  state = 'ready'
  await vi.advanceTimersByTimeAsync(20_000)
  await asked
  expect(shop.see($copy)).toEqual(copyIs('ready'))
  expect(shop.callsTo(copy)).toHaveLength(4)
})

test('F1: a copy is not followed from another screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = await shopFor({ [copy]: () => copyIs('pending') })
  const opened = shop.press(myDataOpened)
  await vi.advanceTimersByTimeAsync(0)
  const left = shop.press(myDataLeft)
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all([opened, left])
  expect(shop.callsTo(copy)).toHaveLength(1)
})

test('F1: a copy that is ready is handed out for the password, and saved', async () => {
  const shop = await shopFor({ [copy]: copyIs('ready'), [download]: file })
  const saved: unknown[] = []
  saveFileFx.use(sent => void saved.push(sent))
  await shop.press(myDataOpened)
  await shop.press(downloadSubmitted, '')
  expect(shop.see($downloadProof)).toMatchObject({ problem: 'required', attempt: 1 })
  expect(shop.callsTo(download)).toHaveLength(0)
  await shop.press(downloadSubmitted, 'Till-demo-1')
  expect(shop.callsTo(download)[0]?.body).toEqual({ password: 'Till-demo-1' })
  expect([saved, shop.see($isDownloaded)]).toEqual([[file], true])
})

test('F1: PRO421, for a copy that is gone by now, leads back to asking for one, and says so there until one is asked for', async () => {
  let state = 'ready'
  const answers = { [copy]: () => copyIs(state), [ask]: copyIs('ready'), [download]: refuse(410, 'PRO421') }
  const shop = await shopFor(answers)
  await shop.press(myDataOpened)
  state = 'none'
  await shop.press(downloadSubmitted, 'Till-demo-1')
  expect([shop.see($downloadProof).error?.code, shop.see($copy)?.state]).toEqual(['PRO421', 'none'])
  expect(shop.see($copyError)?.code).toBe('PRO421')
  await shop.press(copyRequested)
  expect(shop.see($copyError)).toBeNull()
})

test('F1: a copy that cannot be asked for says why', async () => {
  const shop = await shopFor({ [copy]: copyIs('failed'), [ask]: refuse(429, 'GEN500') })
  await shop.press(myDataOpened)
  expect(shop.see($copy)?.state).toBe('failed')
  await shop.press(copyRequested)
  expect(shop.see($copyError)?.code).toBe('GEN500')
})

test('F1: a wrong password is shown at its field, any other refusal above it; opened again, nothing is shown', async () => {
  let answer = refuse(400, 'AUT450')
  const shop = await shopFor({ [copy]: copyIs('none'), [erase]: () => answer })
  await shop.press(eraseSubmitted, 'not-mine')
  expect(shop.see($eraseProof)).toEqual({ problem: 'wrong', attempt: 1, error: null })
  answer = refuse(400, 'AUT450', { isLastAttempt: true })
  await shop.press(eraseSubmitted, 'not-mine')
  expect(shop.see($eraseProof)).toMatchObject({ problem: 'last-attempt', error: null })
  answer = refuse(409, 'PRO420')
  await shop.press(eraseSubmitted, 'Till-demo-1')
  expect(shop.see($eraseProof)).toMatchObject({ problem: null, error: { code: 'PRO420' } })
  await shop.press(myDataOpened)
  expect(shop.see($eraseProof).error).toBeNull()
})

test('F1: an erasure that waits for an order names it, until it is tried again', async () => {
  let answer = refuse(409, 'PRO420', { orderNumber: '1001' })
  const shop = await shopFor({ [copy]: copyIs('none'), [erase]: () => answer })
  await shop.press(eraseSubmitted, 'Till-demo-1')
  expect(shop.see($orderUnderWay)).toBe('1001')
  answer = refuse(500, 'GEN500', { orderNumber: '1001' })
  await shop.press(eraseSubmitted, 'Till-demo-1')
  expect(shop.see($orderUnderWay)).toBeNull()
})

test('F1: a session that ended with its account is forgotten here, without a call that could only be refused', async () => {
  const shop = await shopFor()
  const seen: unknown[] = []
  createWatch({ unit: signedOut, fn: () => seen.push('signed out'), scope: shop.scope })
  await shop.press(sessionEnded)
  expect(seen).toEqual(['signed out'])
  expect(shop.calls.filter(({ path }) => path.includes('signout'))).toEqual([])
})
