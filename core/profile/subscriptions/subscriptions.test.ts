import { describe, expect, test } from 'vitest'
import { refuse, shopFor } from '../../testing/shop-for'
import {
  $awaitedProof,
  $guestProblem,
  $isProofSentAgain,
  $isSubscribed,
  $subscribeError,
  $subscriptions,
  guestSubscribed,
  guestSubscribing,
  proofWantedAgain,
  subscriptionsWanted,
  subscriptionsSubmitted,
} from './index'

const path = '/consumers-v3/consumer/subscription'
const now = {
  email: 'maya@example.com',
  phone: null,
  subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
}

describe('subscriptions', () => {
  test('F4: an error of before is gone when the form is shown again', async () => {
    const shop = await shopFor({ [`GET ${path}`]: now, [`PUT ${path}`]: refuse(500, 'GEN500') })
    await shop.press(subscriptionsWanted)
    await shop.press(subscriptionsSubmitted, { newsletter: true, sms: false })
    expect(shop.see($subscribeError)?.code).toBe('GEN500')
    await shop.press(subscriptionsWanted)
    expect(shop.see($subscribeError)).toBeNull()
  })

  test('F4: are read again each time: what was withdrawn on another page is not given back by a form that knew it', async () => {
    let later = () => {}
    const answers: unknown[] = [now, new Promise(resolve => (later = () => resolve({ ...now, subscriptions: [] })))]
    const shop = await shopFor({ [`GET ${path}`]: () => answers.shift() })
    await shop.press(subscriptionsWanted)
    const again = shop.press(subscriptionsWanted)
    expect(shop.see($subscriptions)).toBeNull()
    later()
    await again
    expect(shop.see($subscriptions)?.subscriptions).toEqual([])
  })

  test('F4: whoever signed in says what they want to get, the members’ letter where they are one', async () => {
    const shop = await shopFor({ [`GET ${path}`]: now, [`PUT ${path}`]: { ...now, phone: '2125550199' } })
    await shop.press(subscriptionsWanted)
    await shop.press(subscriptionsSubmitted, {
      newsletter: false,
      loyaltyNewsletter: true,
      sms: true,
      phone: '2125550199',
      phoneCode: '1',
    })
    expect(shop.callsTo(`PUT ${path}`)[0]?.body).toEqual({
      subscriptions: [
        { type: 'Newsletter', channel: 'email', optin: false },
        { type: 'LoyaltyNewsletter', channel: 'email', optin: true },
        { type: 'Newsletter', channel: 'sms', optin: true },
      ],
      phone: '2125550199',
      phoneCode: '1',
    })
    expect([shop.see($isSubscribed), shop.see($subscriptions)?.phone]).toEqual([true, '2125550199'])
  })

  test('F4: a guest subscribes by a call of its own, under the bot check', async () => {
    const shop = await shopFor({ [`POST ${path}`]: { status: 201, body: JSON.stringify(now) } })
    await shop.press(guestSubscribed, { email: 'nobody' })
    expect([shop.see($guestProblem), shop.callsTo(`POST ${path}`).length]).toEqual([
      { problem: 'email', attempt: 1 },
      0,
    ])
    await shop.press(guestSubscribed, { email: ' ana@example.com ' })
    expect(shop.callsTo(`POST ${path}`)[0]?.body).toEqual({
      email: 'ana@example.com',
      subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
      recaptcha_response: 'sandbox-register',
    })
    expect(shop.see($isSubscribed)).toBe(true)
  })

  test('F4: a guest of a country that asks for a proof is told where the link went, until the form is shown again', async () => {
    const asked = { ...now, email: 'ana@example.com', awaitsConfirmation: true }
    const shop = await shopFor({ [`POST ${path}`]: { status: 201, body: JSON.stringify(asked) } })
    await shop.press(guestSubscribed, { email: 'ana@example.com' })
    expect([shop.see($isSubscribed), shop.see($awaitedProof)]).toEqual([true, 'ana@example.com'])
    await shop.press(guestSubscribing)
    expect(shop.see($awaitedProof)).toBeNull()
  })

  test('F4: the link is mailed once more to the same address, and one that could not be mailed is not said to be', async () => {
    const asked = { status: 201, body: JSON.stringify({ ...now, email: 'ana@example.com', awaitsConfirmation: true }) }
    const answers = [asked, asked, refuse(429, 'GEN500', { retryAfter: 3600 })]
    const shop = await shopFor({ [`POST ${path}`]: () => answers.shift() })
    await shop.press(guestSubscribed, { email: 'ana@example.com' })
    expect(shop.see($isProofSentAgain)).toBe(false)
    await shop.press(proofWantedAgain)
    expect([shop.see($isProofSentAgain), shop.callsTo(`POST ${path}`)[1]?.body]).toEqual([
      true,
      expect.objectContaining({ email: 'ana@example.com', recaptcha_response: 'sandbox-register' }),
    ])
    await shop.press(proofWantedAgain)
    expect([shop.see($isProofSentAgain), shop.see($subscribeError)?.code]).toEqual([false, 'GEN500'])
    expect([shop.see($isSubscribed), shop.see($awaitedProof)]).toEqual([true, 'ana@example.com'])
  })

  test('F4: why it was not kept is shown, and no success with it', async () => {
    const shop = await shopFor({ [`PUT ${path}`]: refuse(400, 'SHP410', { field: 'phone' }) })
    await shop.press(subscriptionsSubmitted, { newsletter: true, sms: true })
    expect([shop.see($subscribeError)?.code, shop.see($isSubscribed)]).toEqual(['SHP410', false])
  })
})
