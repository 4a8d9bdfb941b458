import { afterEach, expect, test, vi } from 'vitest'
import { signUpOpened } from '../../enrolment'
import { codeGiven } from '../../session/signing'
import { aToken } from '../../testing/a-token'
import { shopFor } from '../../testing/shop-for'
import './new-account-signs-in'

const programme = 'POST /consumers-v3/consumer/loyalty/token'
const given = { authorizationCode: 'code-1', codeVerifier: 'v'.repeat(43) }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['signs up and joins', true, 'm', 1],
  ['signs up without joining', true, null, 0],
  ['signs in to an account that they had', undefined, 'm', 0],
] as const)(
  'A4: the referral of a link is sent for a new member alone: who %s',
  async (_who, isNewAccount, memberId, times) => {
    vi.stubGlobal('location', { search: '?referral=NL7', hostname: 'shop.test' })
    const shop = await shopFor({
      'POST /token/v2/auth/token': { ...aToken({ consumerType: 'REGISTERED', memberId }), cart: null },
      [programme]: { token: 'l', expiresIn: 900, memberId: 'm' },
    })
    await shop.press(signUpOpened)
    await shop.press(codeGiven, { ...given, ...(isNewAccount ? { isNewAccount } : {}) })
    expect(shop.callsTo(programme)).toHaveLength(times)
  },
)
