import { expect, test, vi } from 'vitest'
import { loadFromTab } from '../../runtime/tab-storage'
import { shopFor } from '../../testing/shop-for'
import { newcomerExpected, newcomerKnown } from './index'

const programme = 'POST /consumers-v3/consumer/loyalty/token'
const answers = { [programme]: { token: 'l', expiresIn: 900, memberId: 'm' } }

test('A4: the referral code of a link is sent, though the page has left its address and was loaded again, once', async () => {
  vi.stubGlobal('location', { search: '?referral=NL7', hostname: 'shop.test' })
  const { config, press } = await shopFor(answers)
  await press(newcomerExpected)
  vi.stubGlobal('location', { search: '', hostname: 'shop.test' })
  const again = await shopFor(answers, { config })
  await again.press(newcomerKnown, { usid: 'c-9' })
  expect(again.callsTo(programme).map(({ body }) => body)).toEqual([{ usid: 'c-9', referralCode: 'NL7' }])
  expect(loadFromTab(config.key, 'referral', 1)).toBeNull()
  vi.unstubAllGlobals()
})
