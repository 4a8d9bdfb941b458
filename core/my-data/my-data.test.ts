import { createWatch } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { saveFileFx } from '../runtime/save-file'
import { sessionEnded, signedOut } from '../session/signing'
import { refuse, shopFor } from '../testing/shop-for'
import { $downloadAsked, $eraseAsked, $isDownloaded, downloadSubmitted, eraseSubmitted, myDataOpened } from './index'

const download = 'POST /consumers-v3/consumer/data/download'
const erase = 'POST /consumers-v3/consumer/data/erase'
const file = { fileName: 'my-data.zip', contentType: 'application/zip', content: 'UEs=' }

const save = saveFileFx.use.getCurrent()
afterEach(() => {
  saveFileFx.use(save)
})

test('F1: the copy is asked for with the password, and saved', async () => {
  const shop = await shopFor({ [download]: file })
  const saved: unknown[] = []
  saveFileFx.use(sent => void saved.push(sent))
  await shop.press(downloadSubmitted, '')
  expect(shop.see($downloadAsked)).toMatchObject({ problem: 'required', attempt: 1 })
  expect(shop.callsTo(download)).toHaveLength(0)
  await shop.press(downloadSubmitted, 'Till-demo-1')
  expect(shop.callsTo(download)[0]?.body).toEqual({ password: 'Till-demo-1' })
  expect([saved, shop.see($isDownloaded)]).toEqual([[file], true])
})

test('F1: a wrong password is told at its field, any other refusal above it; opened again, nothing is told', async () => {
  let answer = refuse(400, 'AUT450')
  const shop = await shopFor({ [erase]: () => answer })
  await shop.press(eraseSubmitted, 'not-mine')
  expect(shop.see($eraseAsked)).toEqual({ problem: 'wrong', attempt: 1, error: null })
  answer = refuse(409, 'PRO420')
  await shop.press(eraseSubmitted, 'Till-demo-1')
  expect(shop.see($eraseAsked)).toMatchObject({ problem: null, error: { code: 'PRO420' } })
  await shop.press(myDataOpened)
  expect(shop.see($eraseAsked).error).toBeNull()
})

test('F1: a session that ended with its account is forgotten here, without a call that could only be refused', async () => {
  const shop = await shopFor()
  const seen: unknown[] = []
  createWatch({ unit: signedOut, fn: () => seen.push('signed out'), scope: shop.scope })
  await shop.press(sessionEnded)
  expect(seen).toEqual(['signed out'])
  expect(shop.calls.filter(({ path }) => path.includes('signout'))).toEqual([])
})
