import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Answers, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $profile } from '../index'
import {
  $againFailure,
  $confirmFailure,
  $emailLink,
  $isAgainSent,
  $newsletterLink,
  confirmOpened,
  confirmRetried,
  newsletterLinkOpened,
  sendAgainPressed,
} from './index'

const confirm = 'POST /consumers-v3/confirmemail'
const send = 'POST /consumers-v3/consumer/confirmation'
const nothing = { status: 204, body: '' }
const resolved = (answer: unknown): unknown => (typeof answer === 'function' ? answer() : answer)

afterEach(() => vi.unstubAllGlobals())

/** A page that a mail's link opened. */
async function linkShop(answers: Answers, hash = '#token=secret-1') {
  const place = { hash, pathname: '/en-us/confirm-email', search: '', href: '' }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    state: null,
    replaceState: () => {
      place.hash = ''
    },
  })
  const shop = await shopFor({ [confirm]: nothing, ...answers })
  await shop.press(confirmOpened)
  return { shop, place }
}

describe('the link of the mail', () => {
  test('confirms the address once, and its token leaves the address', async () => {
    const { shop, place } = await linkShop({})
    expect([shop.see($emailLink), place.hash]).toEqual(['done', ''])
    await shop.press(confirmOpened)
    expect(shop.see($emailLink)).toBe('done')
    expect(shop.callsTo(confirm).map(({ body }) => body)).toEqual([{ token: 'secret-1' }])
  })

  test.each(['used', 'expired'])('that is %s says so, which is no failure', async reason => {
    const { shop } = await linkShop({ [confirm]: refuse(410, 'AUT402', { reason }) })
    expect([shop.see($emailLink), shop.see($confirmFailure)]).toEqual([reason, null])
  })

  test('without a token is not complete, and asks nobody', async () => {
    const { shop } = await linkShop({}, '')
    expect([shop.see($emailLink), shop.callsTo(confirm)]).toEqual(['none', []])
  })

  test('that nobody could be asked about is tried again with the same token', async () => {
    let isDown = true
    const { shop } = await linkShop({ [confirm]: () => (isDown ? refuse(500, 'GEN500') : nothing) })
    expect([shop.see($emailLink), shop.see($confirmFailure)?.code]).toEqual(['unknown', 'GEN500'])
    isDown = false
    await shop.press(confirmRetried)
    expect([shop.see($emailLink), shop.callsTo(confirm).at(-1)?.body]).toEqual(['done', { token: 'secret-1' }])
  })
})

test.each([
  ['lost', noAnswer(), true],
  ['a refusal by a service that is down', refuse(500, 'GEN500'), false],
])(
  'F6: a link whose answer was %s is tried again as the same call only where it may have been done',
  async (_what, first, isSame) => {
    const answers = [first, nothing]
    const { shop } = await linkShop({ [confirm]: () => resolved(answers.shift()) })
    await shop.press(confirmRetried)
    const [one, two] = shop.callsTo(confirm).map(({ headers }) => headers['x-transaction-id'])
    expect([one === two, shop.see($emailLink)]).toEqual([isSame, 'done'])
  },
)

test('F4: the link of a newsletter’s mail begins it once, by a call of its own; a used one says so', async () => {
  const begin = 'POST /consumers-v3/confirmsubscription'
  const place = { hash: '#token=secret-2', pathname: '/de-de/confirm-newsletter', search: '', href: '' }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    state: null,
    replaceState: () => {
      place.hash = ''
    },
  })
  const shop = await shopFor({ [begin]: nothing })
  await shop.press(newsletterLinkOpened)
  expect([shop.see($newsletterLink), place.hash, shop.see($emailLink)]).toEqual(['done', '', 'checking'])
  expect(shop.callsTo(begin).map(({ body }) => body)).toEqual([{ token: 'secret-2' }])
  place.hash = '#token=secret-2'
  const again = await shopFor({ [begin]: refuse(410, 'AUT402', { reason: 'used' }) })
  await again.press(newsletterLinkOpened)
  expect(again.see($newsletterLink)).toBe('used')
})

describe('the mail once more', () => {
  const consumerProfile = {
    consumerDetails: {
      email: 'joining@till.test',
      firstName: null,
      lastName: null,
      phone: null,
      phoneCode: null,
      postalCode: null,
      birthDate: null,
      address: [],
      identity: [],
    },
    isLoyaltyMember: true,
    loyaltyOptInDate: '2026-11-25T00:00:00Z',
  }

  test('is sent, and the answer says whether the address is confirmed meanwhile', async () => {
    const shop = await shopFor({ [send]: { consumerProfile } })
    await shop.press(sendAgainPressed)
    expect([shop.see($isAgainSent), shop.see($profile)?.loyaltyOptInDate]).toEqual([true, '2026-11-25T00:00:00Z'])
  })

  test('that could not be sent is not said to be sent', async () => {
    const shop = await shopFor({ [send]: noAnswer('offline') })
    await shop.press(sendAgainPressed)
    expect([shop.see($isAgainSent), shop.see($againFailure)?.code]).toEqual([false, 'offline'])
  })
})
