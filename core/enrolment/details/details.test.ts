import '../../wiring/session/enrolment-follows-profile'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenReceived } from '../../http/token'
import { aProfile } from '../../testing/a-profile'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import { $step, flowShown } from '../flow'
import { signUpOpened } from '../form'
import { $detailProblems, detailsRequested, detailsSubmitted } from './index'

fakeStorage('sessionStorage')
afterEach(() => vi.useRealTimers())

const form = {
  ...{ fields: [], isSimplified: true, minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
  asksSmsConsent: false,
}

test('M8: an age is judged by the service’s clock, not by the browser’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
  const shop = await shopFor({
    'GET /fapi/site/sign-up': form,
    'GET /consumers-v3/consumer': { consumerProfile: aProfile({ birthDate: null }) },
    'GET /fapi/server/time': { timestamp: '2026-11-23T12:00:00.000Z' },
  })
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
  await shop.press(flowShown, {})
  await shop.press(signUpOpened)
  await shop.press(detailsRequested)
  await shop.press(detailsSubmitted, { birthDate: '2013-11-24' })
  expect([shop.see($step), shop.see($detailProblems)]).toEqual(['profile', { birthDate: 'min-age' }])
  await shop.press(detailsSubmitted, { birthDate: '2013-11-23' })
  expect(shop.see($detailProblems)).toEqual({})
})

test('A5: what was wrong at one step is not told at the next', async () => {
  const shop = await shopFor({ 'GET /fapi/site/sign-up': form })
  await shop.press(signUpOpened)
  await shop.press(detailsSubmitted, { phone: '12' })
  expect(shop.see($detailProblems)).toEqual({ phone: 'phone' })
  await shop.press(detailsRequested)
  expect(shop.see($detailProblems)).toEqual({})
})
