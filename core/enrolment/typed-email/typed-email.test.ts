import '../../wiring/session/enrolment-follows-profile'
import { expect, test } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import { $step, flowClosed, flowShown, happened } from '../flow'
import { $typedEmail, emailTyped } from './index'

fakeStorage('sessionStorage')

test('A5: keeps an address that was typed at the sign-in for the steps beside it, until the guest closes it', async () => {
  const shop = await shopFor()
  await shop.press(flowShown, { at: 'sign-in' })
  await shop.press(emailTyped, ' nova@example.com')
  await shop.press(happened, 'sign-up-chosen')
  expect([shop.see($step), shop.see($typedEmail)]).toEqual(['sign-up', 'nova@example.com'])
  await shop.press(flowClosed)
  expect(shop.see($typedEmail)).toBe('')
})
