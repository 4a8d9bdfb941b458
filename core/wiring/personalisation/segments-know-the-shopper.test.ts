import './segments-know-the-shopper'
import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { $shopperFacts, segmentationShown } from '../../personalisation/segments'
import type { TokenAnswer } from '../../session/contracts'
import { aCart, anItem } from '../../testing/a-cart'
import { aProfile } from '../../testing/a-profile'
import { aToken } from '../../testing/a-token'
import { type Answers, shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'

const PROFILE = 'GET /consumers-v3/consumer'
const own = { 'GET /fapi/site/settings': siteSettings() }
const strangers = { 'GET /fapi/site/settings': siteSettings({ trust: 'third-party' }) }

async function aShop(who: Partial<TokenAnswer>, answers: Answers = own) {
  const shop = await shopFor(answers)
  const come = (more: Partial<TokenAnswer>) => shop.press(tokenReceived, { answer: aToken(more), now: Date.now() })
  await come(who)
  return { ...shop, come, standing: () => shop.see($shopperFacts) }
}

describe('K2: segments follow the shopper', () => {
  it('as they sign in and out', async () => {
    const shop = await aShop({})
    await shop.press(segmentationShown, ['loggedin'])
    expect(shop.standing().isSignedIn).toBe(false)
    await shop.come({ consumerType: 'REGISTERED' })
    expect(shop.standing().isSignedIn).toBe(true)
    await shop.press(tokenForgotten)
    await shop.come({})
    expect(shop.standing()).toMatchObject({ isSignedIn: false, roles: null })
  })

  it('and their cart, and ask nothing for that', async () => {
    const shop = await aShop({})
    await shop.press(segmentationShown, ['cart-empty', 'loggedout'])
    expect(shop.standing().isCartEmpty).toBe(true)
    await shop.press(cartAnswered, aCart({ items: [anItem()], totalItemCount: 1 }))
    expect(shop.standing().isCartEmpty).toBe(false)
    await shop.press(cartAnswered, aCart({ items: [], totalItemCount: 0 }))
    expect([shop.standing().isCartEmpty, shop.calls]).toEqual([true, []])
  })
})

describe('K2: on a page of the shop', () => {
  it.each([
    [
      { consumerType: 'REGISTERED' as const, memberId: 'NL1' },
      { isMember: true, isEmployee: false },
    ],
    [{ consumerType: 'EMPLOYEE' as const }, { isMember: false, isEmployee: true }],
    [{ consumerType: 'ASSOCIATE' as const }, { isMember: false, isEmployee: true }],
    [{ consumerType: 'REGISTERED' as const }, { isMember: false, isEmployee: false }],
  ])('%j is known by the session', async (who, roles) => {
    const shop = await aShop(who)
    await shop.press(segmentationShown, ['loyalty-loggedin'])
    expect(shop.standing()).toMatchObject({ roles, programmes: null })
    expect(shop.callsTo(PROFILE)).toEqual([])
  })

  it.each([
    [{ identity: [{ type: 'WRANX' as const }] }, { isWranx: true, isIpa: false, isAthlete: false }],
    [{ identity: [{ type: 'IPA' as const }] }, { isWranx: false, isIpa: true, isAthlete: false }],
    [
      { athlete: { currentSpend: 1, remaining: 2, currency: 'USD', annualCredit: 3 } },
      { isWranx: false, isIpa: false, isAthlete: true },
    ],
    [{}, { isWranx: false, isIpa: false, isAthlete: false }],
  ])('a profile of %j is read where a segment asks for it', async (details, programmes) => {
    const shop = await aShop(
      { consumerType: 'REGISTERED' },
      { ...own, [PROFILE]: { consumerProfile: aProfile(details) } },
    )
    await shop.press(segmentationShown, ['non-ipa-loggedin'])
    expect(shop.standing()).toMatchObject({ programmes })
    expect(shop.callsTo(PROFILE)).toHaveLength(1)
  })
})

it('K2: an athlete may also be known by the session', async () => {
  const shop = await aShop({ consumerType: 'ATHLETE' }, { ...own, [PROFILE]: { consumerProfile: aProfile() } })
  await shop.press(segmentationShown, ['athletes-loggedin'])
  expect(shop.standing().programmes?.isAthlete).toBe(true)
})

it('T22, K2: a page of another site hears neither role nor programme, and asks for none', async () => {
  const shop = await aShop({ consumerType: 'REGISTERED', memberId: null }, strangers)
  await shop.press(segmentationShown, ['loyalty-loggedin', 'non-loyalty-loggedin', 'wranx-loggedin'])
  expect(shop.standing()).toMatchObject({ isSignedIn: true, roles: null, programmes: null })
  expect(shop.callsTo(PROFILE)).toEqual([])
})
