import { describe, expect, it } from 'vitest'
import { currencies } from './catalogue/money'
import { sandboxData } from './index'

const now = new Date('2026-11-21T07:00:00Z')
const data = sandboxData(now)
const countries = data.accessKeys.flatMap(key => key.countries)

describe('the sandbox', () => {
  it('knows the two keys, one trusted with passwords and one not', () => {
    expect(data.accessKeys.map(({ key, trust }) => [key, trust])).toEqual([
      ['pk_demo', 'first-party'],
      ['pk_partner', 'third-party'],
    ])
    for (const locale of ['en-US', 'en-GB', 'fr-FR', 'de-DE', 'ja-JP', 'en-CA', 'ar-AE']) {
      expect(data.accessKeys[0]?.locales).toContain(locale)
    }
  })

  it('can deliver to, tax and write the address of every country that it ships to', () => {
    const homes = (country: string) =>
      data.shippingMethods.filter(method => method.class === 'home' && method.countries.includes(country)).length
    const reached = countries.filter(
      country =>
        homes(country) >= 2 &&
        data.taxRules.some(rule => rule.countryCode === country) &&
        data.addressRules.some(rule => rule.countryCode === country) &&
        data.countries.some(({ code }) => code === country),
    )
    expect(reached).toEqual(countries)
  })

  it('taxes states and provinces that their address forms offer', () => {
    for (const { countryCode, taxation, rateByProvince } of data.taxRules) {
      const form = data.addressRules.find(rules => rules.countryCode === countryCode)?.shipping ?? []
      const offered = form.find(({ name }) => name === 'province')?.options?.map(({ code }) => code) ?? []
      for (const province of Object.keys(rateByProvince)) expect(offered).toContain(province)
      expect(taxation).toBe(['US', 'CA'].includes(countryCode) ? 'net' : 'gross')
    }
  })

  it('has everybody of the table, each with their own trait', () => {
    const person = (name: string) => data.people.find(({ email }) => email === `${name}@till.test`)
    expect(data.people).toHaveLength(13)
    expect(person('shopper')?.cards[0]?.main && person('shopper')?.addresses.some(({ main }) => main)).toBe(true)
    expect(person('member')?.loyalty?.points).toBe(1500)
    expect(person('joining')?.loyalty?.optInDate).toBeNull()
    expect(person('athlete')?.athlete).toBeDefined()
    expect(person('trade')?.identities).toEqual(['WRANX'])
    expect(person('industry')?.identities).toEqual(['IPA'])
    expect(person('employee')?.employee?.termsAccepted).toBe(false)
    expect(person('clerk')?.associate?.storeId).toBe('S001')
    expect(person('manager')?.associate?.role).toBe('manager')
    expect(person('new')?.phone).toBeUndefined()
    expect(person('locked')?.lockedUntilReset).toBe(true)
    expect(person('closed')?.closed).toBe(true)
  })

  it('has every coupon of the table in its own state', () => {
    const coupon = (code: string) => data.promotions.find(({ couponCode }) => couponCode === code)
    const today = now.toISOString()
    expect(coupon('WELCOME10')).toMatchObject({ level: 'ORDER', reward: { type: 'percent', percent: 10 } })
    expect(coupon('SHIPFREE')?.level).toBe('SHIPPING')
    expect(coupon('RUN20')).toMatchObject({ level: 'PRODUCT', reward: { type: 'percent', percent: 20 } })
    expect((coupon('EXPIRED')?.endsAt ?? today) < today).toBe(true)
    expect((coupon('SOON')?.startsAt ?? today) > today).toBe(true)
    expect(coupon('LIMITED')?.limit?.used).toBe(coupon('LIMITED')?.limit?.total)
    expect(coupon('ONCE')?.oncePerConsumer).toBe(true)
  })

  it('has promotions of all three levels that need no code, and call-outs of exactly three parts', () => {
    const automatic = data.promotions.filter(({ couponCode }) => couponCode === undefined)
    expect(new Set(automatic.map(({ level }) => level))).toEqual(new Set(['ORDER', 'PRODUCT', 'SHIPPING']))
    const callouts = data.promotions.flatMap(({ approaching }) => (approaching ? [approaching.callout] : []))
    expect(callouts.length).toBeGreaterThan(0)
    for (const { en, fr } of callouts) for (const words of [en, fr]) expect(words?.split('|')).toHaveLength(3)
  })

  it('gives products and stock that exist to promotions and stores', () => {
    const upcs = new Set(data.products.flatMap(({ variants }) => variants.map(({ upc }) => upc)))
    for (const { reward } of data.promotions) if (reward.type === 'bonus') expect(upcs.has(reward.upc)).toBe(true)
    const stores = new Set(data.stores.map(({ id }) => id))
    const stocked = data.products.flatMap(({ variants }) => variants.flatMap(variant => variant.stores))
    expect(new Set(stocked.map(({ storeId }) => storeId))).toEqual(stores)
    expect(stocked.every(({ quantity }) => quantity > 0)).toBe(true)
  })

  it('has the five gift cards with their PIN', () => {
    expect(data.giftCards.map(({ number, balance }) => [number.slice(-4), balance])).toEqual([
      ['7445', 5000],
      ['7452', 50_000],
      ['7460', 0],
      ['7478', 5000],
      ['7486', 5000],
    ])
    for (const { number, pin } of data.giftCards) expect(number + pin).toMatch(/^\d{19}1234$/)
  })

  it('has twelve stores that open, with people in each', () => {
    expect(data.stores.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, at) => `S${String(at + 1).padStart(3, '0')}`),
    )
    for (const { openingHours, employees } of data.stores) {
      expect(openingHours).toHaveLength(7)
      expect(employees.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('says every sum in every currency, in whole minor units', () => {
    for (const { prices } of data.shippingMethods)
      for (const currency of currencies) expect(prices[currency]).toBe(Math.round(prices[currency]))
  })

  it('fills the row of its front page with ways to go on, at the width that the page has at most', () => {
    const home = data.content.find(({ key }) => key === 'northlane-home')
    const found = JSON.stringify(home?.bodies).match(
      /"lg":\{"type":"carousel","slideWidth":(\d+),"slidePadding":(\d+)\}/,
    )
    const [width, gap] = (found ?? []).slice(1).map(Number)
    expect(4 * (width ?? 0) + 3 * (gap ?? 0)).toBe(1200)
  })

  it.each(['basecamp', 'gift-card', 'promotions', 'westend'])(
    'has a picture on its page %s, which is the editors’ alone',
    key => {
      const pages = data.content.filter(one => one.kind === 'augmentedpage' && one.key === key)
      expect(pages).toHaveLength(1)
      for (const body of Object.values(pages[0]?.bodies ?? {}))
        expect(JSON.stringify(body)).toMatch(/\{media\}\/[\w-]+\.svg/)
    },
  )

  it('leads from its page of gift cards to the cards, in every language', () => {
    const page = data.content.find(({ key }) => key === 'gift-card')
    for (const body of Object.values(page?.bodies ?? {})) expect(JSON.stringify(body)).toContain('{root}/search?q=')
    expect(Object.keys(page?.bodies ?? {})).toHaveLength(5)
  })
})
