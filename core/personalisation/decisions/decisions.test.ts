import '../../wiring/personalisation/decisions-know-the-shopper'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { $granted } from '../../consent/granted'
import { consentGiven } from '../../consent'
import { tokenReceived } from '../../http/token'
import { decidedAs } from '../../testing/a-decision'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { type Answers, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'
import type { Decided, DecideRequest } from '../contracts'
import { pageRequested } from '../test-context'
import { $decisions, experienceSeen, experienceShown, keyOf, pageEventHappened, variantOf } from './index'

const DECIDE = 'POST /api/engine/v1/decide/:brand'
const settings = siteSettings({ brand: 'northlane' })
const bold = { hero: { variant: 'bold' } }

const eventsOf = (shop: Shop) => shop.callsTo(DECIDE).map(({ body }) => (body as DecideRequest).events ?? [])
const typesOf = (shop: Shop) => eventsOf(shop).map(events => events.map(({ eventType }) => eventType?.split(':').pop()))

async function aShop(answers: Answers = {}, targeting: boolean | null = true) {
  const shop = await shopFor({ [DECIDE]: decidedAs(bold), 'GET /fapi/site/settings': settings, ...answers })
  if (targeting !== null) await shop.press(consentGiven, { targeting })
  return shop
}

/** One sentence is said once on a page. */
const complaints: string[] = []

const stored = fakeStorage('localStorage')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('K1: a decision', () => {
  it('is asked for once by all experiences of a page, and known by the last segment of their ids', async () => {
    const shop = await aShop()
    await shop.press(experienceShown, 'home/top/hero')
    await shop.press(experienceShown, 'home/picks')
    expect(typesOf(shop)).toEqual([['PageView', 'DecisionRequest']])
    expect(shop.callsTo(DECIDE)[0]).toMatchObject({
      path: '/api/engine/v1/decide/northlane',
      body: { channel: 'ECOMM' },
    })
    expect(shop.see($decisions)[keyOf('home/top/hero')]).toEqual({ variant: 'bold', impressionId: 'i-hero' })
  })

  it('that names no variant is none', async () => {
    const shop = await aShop({ [DECIDE]: decidedAs({ ...bold, picks: {} as Decided }) })
    await shop.press(experienceShown, 'home/top/hero')
    expect(Object.keys(shop.see($decisions))).toEqual(['hero'])
  })

  it('names whoever is signed in on a page of the shop, and nobody elsewhere', async () => {
    const member = { answer: aToken({ consumerType: 'REGISTERED', consumerNo: 'maya' }), now: Date.now() }
    const own = await aShop()
    await own.press(tokenReceived, member)
    await own.press(experienceShown, 'home/hero')
    expect(own.callsTo(DECIDE)[0]?.body).toMatchObject({ customerId: 'maya' })
    const other = await aShop({ 'GET /fapi/site/settings': { ...settings, trust: 'third-party' } })
    await other.press(tokenReceived, member)
    await other.press(experienceShown, 'home/hero')
    expect(other.callsTo(DECIDE)[0]?.body).not.toHaveProperty('customerId')
  })

  it.each([
    ['fails', refuse(500, 'GEN500')],
    ['does not come', noAnswer('timeout')],
    ['breaks its contract', { meta: {}, data: 1 }],
  ])('that %s leaves the baseline, of which the console alone hears, once', async (_what, answer) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await aShop({ [DECIDE]: answer })
    await shop.press(experienceShown, 'home/hero')
    await shop.press(pageRequested, {})
    expect(shop.see($decisions)).toEqual({})
    // A service that does not answer has a sentence of its own.
    const sentences = said.mock.calls.map(([sentence]) => String(sentence))
    complaints.push(...sentences.filter(sentence => sentence.includes('decisions')))
    expect(complaints).toEqual(['[till] Expected decisions about experiences, got an error; they stay as they are.'])
  })

  it('that comes when the shopper has long been reading changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const decide = decidedAs(bold)
    const shop = await aShop({
      [DECIDE]: (call: Parameters<typeof decide>[0]) => {
        vi.setSystemTime(Date.now() + 3_001)
        return decide(call)
      },
    })
    await shop.press(experienceShown, 'home/hero')
    expect(shop.see($decisions)).toEqual({})
  })

  it('is asked for again when the page says so, and the newest answer counts', async () => {
    let variant = 'bold'
    const shop = await aShop({ [DECIDE]: (call: never) => decidedAs({ hero: { variant } })(call) })
    await shop.press(experienceShown, 'home/hero')
    variant = 'calm'
    await shop.press(pageRequested, {})
    expect(shop.see($decisions)['hero']?.variant).toBe('calm')
    expect(typesOf(shop)).toHaveLength(2)
  })

  it('asks nothing on a page without experiences', async () => {
    const shop = await aShop()
    await shop.press(pageRequested, {})
    expect(shop.callsTo(DECIDE)).toEqual([])
  })
})

describe('K3: decisions run', () => {
  it.each([null, false])('not without consent to targeting (%s)', async targeting => {
    const shop = await aShop({}, targeting)
    await shop.press(experienceShown, 'home/hero')
    await shop.press(pageRequested, {})
    await shop.press(pageEventHappened, 'hero-pressed')
    expect([shop.calls, stored.size]).toEqual([[], 0])
  })

  it('as soon as consent is given', async () => {
    const shop = await aShop({}, null)
    await shop.press(experienceShown, 'home/hero')
    await shop.press(consentGiven, { targeting: true })
    expect(shop.see($decisions)['hero']?.variant).toBe('bold')
  })

  it('for one visitor, whose id the browser keeps, until it is taken back; then nothing is left', async () => {
    const shop = await aShop()
    await shop.press(experienceShown, 'home/hero')
    await shop.press(pageRequested, {})
    expect(shop.callsTo(DECIDE).map(({ body }) => (body as DecideRequest).monetateId)).toEqual([undefined, 'visitor-1'])
    await shop.press(consentGiven, { targeting: false })
    expect(shop.see($granted).targeting).toBe(false)
    expect([shop.see($decisions), [...stored.keys()].filter(name => name.includes('visitor'))]).toEqual([{}, []])
    await shop.press(pageEventHappened, 'hero-pressed')
    expect(shop.callsTo(DECIDE)).toHaveLength(2)
    await shop.press(consentGiven, { targeting: true })
    expect(shop.callsTo(DECIDE)[2]?.body).not.toHaveProperty('monetateId')
  })

  it('and whoever gives it again is told of again, as a new visitor', async () => {
    const shop = await aShop()
    await shop.press(experienceShown, 'home/hero')
    await shop.press(experienceSeen, 'home/hero')
    await shop.press(consentGiven, { targeting: false })
    await shop.press(consentGiven, { targeting: true })
    await shop.press(experienceSeen, 'home/hero')
    expect(typesOf(shop)).toEqual([
      ['PageView', 'DecisionRequest'],
      ['Impressions'],
      ['PageView', 'DecisionRequest'],
      ['Impressions'],
    ])
  })

  it('and an answer that comes after that is forgotten', async () => {
    let withdraw = async () => {}
    const decide = decidedAs(bold)
    const shop = await aShop({
      [DECIDE]: async (call: never) => {
        await withdraw()
        return decide(call)
      },
    })
    withdraw = async () => void shop.press(consentGiven, { targeting: false })
    await shop.press(experienceShown, 'home/hero')
    expect([shop.see($decisions), [...stored.keys()].filter(name => name.includes('visitor'))]).toEqual([{}, []])
  })
})

describe('K1: the engine gets', () => {
  it('that a decision was seen, once, a baseline’s too', async () => {
    const shop = await aShop({ [DECIDE]: decidedAs({ hero: { variant: 'Baseline' } }) })
    await shop.press(experienceShown, 'home/hero')
    await shop.press(experienceSeen, 'home/hero')
    await shop.press(experienceSeen, 'home/hero')
    await shop.press(experienceSeen, 'home/undecided')
    expect(eventsOf(shop).slice(1)).toEqual([[{ eventType: 'monetate:record:Impressions', impressionIds: ['i-hero'] }]])
  })

  it('of a page event', async () => {
    const shop = await aShop()
    await shop.press(experienceShown, 'home/hero')
    await shop.press(pageEventHappened, 'hero-pressed')
    expect(eventsOf(shop)[1]).toEqual([{ eventType: 'monetate:record:PageEvents', pageEvents: ['hero-pressed'] }])
    expect(shop.callsTo(DECIDE)[1]?.body).toMatchObject({ monetateId: 'visitor-1' })
  })
})

describe('K1: the variant to display', () => {
  const variants = [
    { variantId: 'bold', name: 'Large words' },
    { variantId: 'calm', name: 'Small words' },
  ]
  const decision = (variant: string) => ({ variant, impressionId: null })

  it.each([
    ['nothing is decided', null, [], null],
    ['the baseline is decided', decision('Baseline'), [], null],
    ['an unknown one is decided', decision('loud'), [], null],
    ['it is decided by its id', decision('calm'), [], 'calm'],
    ['it is decided by its name', decision('Large words'), [], 'bold'],
    ['the test context lists it', null, ['other', 'calm'], 'calm'],
    ['the test context lists another than was decided', decision('bold'), ['calm'], 'calm'],
  ])('where %s', (_where, decided, test, shown) => {
    expect(variantOf(variants, decided, test)?.variantId ?? null).toBe(shown)
  })
})
