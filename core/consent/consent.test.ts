import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lateLoaded } from '../runtime/late'
import { pageReturned } from '../runtime/page-events'
import { shopFor } from '../testing/shop-for'
import { $granted, cookieChanged, previewShown } from './granted'
import { isEmea } from './granted/emea'
import { consentGiven } from './index'

const nothing = { required: true, performance: false, functional: false, targeting: false }
const banner = (groups: string) =>
  `OptanonConsent=isGpcEnabled=0&datestamp=Thu+Nov+26+2026&version=202308.1.0&groups=${encodeURIComponent(groups)}`

const page = { cookie: '' }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

const shopIn = (locale: string) => shopFor({}, { config: { locale } })

describe('K3: consent has four categories', () => {
  it('of which the required one is always there, and each other by the page’s word', async () => {
    const shop = await shopIn('en-US')
    expect(shop.see($granted)).toEqual({ required: true })
    await shop.press(consentGiven, { performance: true })
    await shop.press(consentGiven, { functional: true, targeting: false })
    expect(shop.see($granted)).toEqual({ required: true, performance: true, functional: true, targeting: false })
  })
})

describe('K3: in Europe, the Middle East and Africa', () => {
  it.each([
    ['all', 'C0001:1,C0002:1,C0003:1,C0004:1', { performance: true, functional: true, targeting: true }],
    ['measurement alone', 'C0003:0,C0001:1,C0004:0,C0002:1', { performance: true }],
    ['targeting alone', 'C0001:1,C0004:1,SPD_BG:1', { targeting: true }],
    ['what is required', 'C0001:1,C0002:0,C0003:0,C0004:0', {}],
  ])('the page’s cookie grants %s', async (_what, groups, granted) => {
    page.cookie = `a=b; ${banner(groups)}; c=d`
    expect((await shopIn('fr-FR')).see($granted)).toEqual({ ...nothing, ...granted })
  })

  it('the cookie counts before what the page says', async () => {
    page.cookie = banner('C0001:1,C0002:0,C0003:0,C0004:0')
    const shop = await shopIn('de-DE')
    await shop.press(consentGiven, { targeting: true })
    expect(shop.see($granted)).toEqual(nothing)
  })

  it('a page without that cookie is asked as anywhere', async () => {
    page.cookie = 'NotOptanonConsent=groups=C0004:1'
    const shop = await shopIn('ar-AE')
    expect(shop.see($granted)).toEqual({ required: true })
    await shop.press(consentGiven, { targeting: true })
    expect(shop.see($granted)).toEqual({ required: true, targeting: true })
  })

  it.each(['', 'groups=', 'groups=C0004', 'groups=C0004:yes', 'groups=C0004:1,', '%E0%A4%A', '{"C0004":1}', 'C0004:1'])(
    'a cookie that cannot be read (%s) grants nothing but what is required',
    async value => {
      page.cookie = `OptanonConsent=${value}`
      expect((await shopIn('en-GB')).see($granted)).toEqual(nothing)
    },
  )

  it('of two cookies both must grant', async () => {
    page.cookie = `${banner('C0002:1,C0004:1')}; ${banner('C0002:1,C0004:0')}`
    expect((await shopIn('en-GB')).see($granted)).toEqual({ ...nothing, performance: true })
  })

  it('is read again when the banner says so, and when the shopper comes back to the page', async () => {
    page.cookie = banner('C0004:1')
    const shop = await shopIn('fr-FR')
    expect(shop.see($granted).targeting).toBe(true)
    page.cookie = banner('C0004:0')
    await shop.press(cookieChanged)
    expect(shop.see($granted).targeting).toBe(false)
    page.cookie = banner('C0004:1')
    await shop.press(pageReturned)
    expect(shop.see($granted).targeting).toBe(true)
  })

  it('is read again once its changes are heard, since it may have changed until then', async () => {
    const shop = await shopIn('fr-FR')
    page.cookie = banner('C0004:1')
    await shop.press(lateLoaded)
    expect(shop.see($granted).targeting).toBe(true)
  })
})

it('K3: elsewhere that cookie says nothing', async () => {
  page.cookie = banner('C0004:1')
  const shop = await shopIn('ja-JP')
  await shop.press(cookieChanged)
  expect(shop.see($granted)).toEqual({ required: true })
})

it('K3: a page that may not read its cookies has none', async () => {
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('Sandboxed')
    },
  })
  expect((await shopIn('fr-FR')).see($granted)).toEqual({ required: true })
})

it('K3: a preview grants all', async () => {
  page.cookie = banner('C0004:0')
  const shop = await shopIn('fr-FR')
  await shop.press(previewShown)
  expect(shop.see($granted)).toEqual({ required: true, performance: true, functional: true, targeting: true })
})

it.each([
  ['en-GB', true],
  ['de-CH', true],
  ['ar-KW', true],
  ['en-ZA', true],
  ['en-US', false],
  ['fr-CA', false],
  ['ja-JP', false],
  ['en', false],
])('K3: %s is of that region: %s', (locale, isOfIt) => {
  expect(isEmea(locale)).toBe(isOfIt)
})
