import '../../wiring/session/account-steps-go-on'
import { expect, test } from 'vitest'
import { tokenReceived } from '../../http/token'
import { basicsSubmitted, likingSubmitted } from '../../profile/details'
import { subscriptionsSubmitted } from '../../profile/subscriptions'
import { aProfile } from '../../testing/a-profile'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { type Call, shopFor } from '../../testing/shop-for'
import { $asksToComplete, $step, flowClosed, flowShown, happened, missingDetailsShown, type Step } from './index'

fakeStorage('sessionStorage')

async function whoLacks(lacking: object) {
  let details = aProfile(lacking).consumerDetails
  const shop = await shopFor({
    'GET /consumers-v3/consumer': () => ({ consumerProfile: aProfile(details) }),
    'PUT /consumers-v3/consumer': ({ body }: Call) => {
      details = {
        ...details,
        ...(body as { consumerProfile: { consumerDetails?: object } }).consumerProfile.consumerDetails,
      }
      return { consumerProfile: aProfile(details) }
    },
  })
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
  return shop
}

test.each<[Step, object]>([
  ['mobile', { phone: null, birthDate: null }],
  ['profile', { birthDate: null }],
  ['interests', {}],
])('A5: what is saved in the account moves no enrolment that waits at the step %s', async (at, lacking) => {
  const shop = await whoLacks(lacking)
  await shop.press(flowShown, { at })
  await shop.press(flowClosed)
  await shop.press(basicsSubmitted, { firstName: 'May' })
  await shop.press(likingSubmitted, { interests: [], preferredShoeSize: '9' })
  expect(shop.see($step)).toBe(at)
})

test('A5: an enrolment that is over, or closed before it is known who the shopper is, begins with nothing that is saved', async () => {
  const over = await whoLacks({})
  await over.press(flowShown, { at: 'success' })
  await over.press(happened, 'next')
  await over.press(basicsSubmitted, { firstName: 'May' })
  expect(over.see($step)).toBe(null)
  const closed = await whoLacks({})
  await Promise.all([closed.press(flowShown, {}), closed.press(flowClosed)])
  await closed.press(basicsSubmitted, { firstName: 'May' })
  expect(closed.see($step)).toBe(null)
})

test('A5: the step of the phone number is left once the account has one', async () => {
  const shop = await whoLacks({ phone: null, birthDate: null })
  await shop.press(flowShown, {})
  await shop.press(basicsSubmitted, { firstName: 'May' })
  expect(shop.see($step)).toBe('mobile')
  await shop.press(basicsSubmitted, { phone: '+15035550148' })
  expect(shop.see($step)).toBe('profile')
})

test('A5: whoever fills in what was missing in the account is not asked for it any more', async () => {
  const shop = await whoLacks({ birthDate: null })
  await shop.press(missingDetailsShown)
  await shop.press(likingSubmitted, { interests: [], preferredShoeSize: '9' })
  expect(shop.see($asksToComplete)).toBe(true)
  await shop.press(basicsSubmitted, { birthDate: '1990-05-14' })
  expect(shop.see($asksToComplete)).toBe(false)
})

test('A5: whoever gives a phone number for text messages is not asked for one any more', async () => {
  const lacking: { phone: string | null } = { phone: null }
  const shop = await shopFor({
    'GET /consumers-v3/consumer': () => ({ consumerProfile: aProfile(lacking) }),
    'PUT /consumers-v3/consumer/subscription': ({ body }: Call) => {
      lacking.phone = (body as { phone: string }).phone
      return { email: 'maya@example.com', phone: lacking.phone, subscriptions: [] }
    },
  })
  await shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })
  await shop.press(missingDetailsShown)
  expect(shop.see($asksToComplete)).toBe(true)
  await shop.press(subscriptionsSubmitted, { sms: true, phone: '+15035550148', phoneCode: '1' })
  expect(shop.see($asksToComplete)).toBe(false)
})
