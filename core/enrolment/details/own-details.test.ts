import '../../wiring/session/details-are-saved'
import { expect, test } from 'vitest'
import { profileWanted } from '../../profile'
import { aProfile } from '../../testing/a-profile'
import { refuse, shopFor } from '../../testing/shop-for'
import { $isNothingTyped } from '../../profile/details'
import { $detailAttempt, $detailProblems, ownDetailsShown, ownDetailsSubmitted } from './index'

const change = 'PUT /consumers-v3/consumer'
const form = {
  ...{ isSimplified: false, minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
  ...{ asksSmsConsent: true, fields: [] },
}
const known = { consumerProfile: aProfile() }

async function inAccount(answer: unknown = known, rules: unknown = form) {
  const shop = await shopFor({
    'GET /fapi/site/sign-up': rules,
    'GET /consumers-v3/consumer': known,
    [change]: answer,
  })
  await shop.press(ownDetailsShown)
  await shop.press(profileWanted)
  return shop
}

test('F1: a phone number or a birth date that cannot be one is marked before anything is sent', async () => {
  const shop = await inAccount()
  await shop.press(ownDetailsSubmitted, { firstName: 'May', phone: '12', birthDate: '2999-01-01' })
  expect([shop.see($detailProblems), shop.see($detailAttempt)]).toEqual([{ phone: 'phone', birthDate: 'max-date' }, 1])
  expect(shop.callsTo(change)).toEqual([])
})

test('F1: what is left empty stays so, and a phone goes with its dial code', async () => {
  const shop = await inAccount()
  await shop.press(ownDetailsSubmitted, { firstName: 'May', phone: '2125550144', birthDate: '' })
  await shop.press(ownDetailsSubmitted, { phone: '20 7946 0958', phoneCode: '44' })
  expect(shop.callsTo(change).map(({ body }) => body)).toMatchObject([
    {
      consumerProfile: { consumerDetails: { firstName: 'May', phone: '+12125550144', phoneCode: '1', birthDate: '' } },
    },
    { consumerProfile: { consumerDetails: { phone: '+442079460958', phoneCode: '44' } } },
  ])
})

test('F1: are kept where the sign-up asks for the terms of the brand, too, which the account has agreed to', async () => {
  const shop = await inAccount(known, { ...form, asksBrandTerms: true })
  await shop.press(ownDetailsSubmitted, { firstName: 'May' })
  expect([shop.see($detailProblems), shop.callsTo(change).length]).toEqual([{}, 1])
})

test('F1: a phone number of another account is marked at its field', async () => {
  const shop = await inAccount(refuse(409, 'AUT442', { field: 'phone' }))
  await shop.press(ownDetailsSubmitted, { phone: '2125550144' })
  expect([shop.see($detailProblems), shop.see($detailAttempt)]).toEqual([{ phone: 'in-use' }, 1])
})

test('F1: without the rules of the form a dial code is no value, and what was emptied is sent all the same', async () => {
  const shop = await inAccount(known, refuse(500, 'GEN500'))
  await shop.press(ownDetailsSubmitted, { firstName: '', phone: '', birthDate: '', phoneCode: '1' })
  expect([shop.callsTo(change), shop.see($isNothingTyped)]).toEqual([[], true])
  await shop.press(ownDetailsSubmitted, { firstName: 'May', phone: '', postalCode: '97205', phoneCode: '1' })
  expect(shop.callsTo(change).map(({ body }) => body)).toEqual([
    { consumerProfile: { consumerDetails: { firstName: 'May', phone: '' } } },
  ])
})

test('F1: without the rules of the form a phone number is checked and sent with its dial code all the same', async () => {
  const shop = await inAccount(known, refuse(500, 'GEN500'))
  await shop.press(ownDetailsSubmitted, { phone: '(103) 555 - 0144', phoneCode: '1' })
  expect([shop.callsTo(change), shop.see($detailProblems)]).toEqual([[], { phone: 'phone' }])
  await shop.press(ownDetailsSubmitted, { phone: '(212) 555 - 0144', phoneCode: '1' })
  expect(shop.callsTo(change).map(({ body }) => body)).toEqual([
    { consumerProfile: { consumerDetails: { phone: '+12125550144', phoneCode: '1' } } },
  ])
})

test('L2: a phone number is held against the rule that the country’s addresses have', async () => {
  const phoneRule = { pattern: String.raw`^0?[1-9][\d-]{7,12}$`, mask: '0XX-XXXX-XXXX' }
  const shop = await inAccount(known, { ...form, phoneCode: '81', phoneRule })
  await shop.press(ownDetailsSubmitted, { phone: '123456' })
  expect([shop.callsTo(change), shop.see($detailProblems)]).toEqual([[], { phone: 'phone' }])
  await shop.press(ownDetailsSubmitted, { phone: '09012345678' })
  expect(shop.callsTo(change).map(({ body }) => body)).toMatchObject([
    { consumerProfile: { consumerDetails: { phone: '+8109012345678', phoneCode: '81' } } },
  ])
})
