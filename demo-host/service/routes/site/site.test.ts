import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as measurement } from '../../../../core/measurement/endpoints'
import { endpoints as inStore } from '../../../../core/in-store/endpoints'
import { endpoints } from '../../../../core/site/endpoints'
import { endpoints as settings } from '../../../../core/site/settings/endpoints'
import { type TestService, testService } from '../../testing/test-service'

describe('the site', () => {
  let shop: TestService

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('tells of a key what its pages need to know', async () => {
    const { body } = await shop.nobody(settings.readSiteSettings, { headers: { 'x-access-key': 'pk_partner' } })
    expect(body).toMatchObject({ trust: 'third-party', environment: 'sandbox' })
    expect(body.locales).toEqual(
      expect.arrayContaining(['en-US', 'en-GB', 'fr-FR', 'de-DE', 'ja-JP', 'en-CA', 'ar-AE']),
    )
  })

  it('B12: tells where the pages of products are, where the key’s record says it', async () => {
    const tell = async (key: string) =>
      (await shop.nobody(settings.readSiteSettings, { headers: { 'x-access-key': key } })).body.productUrl
    expect(await tell('pk_demo')).toBe('http://localhost:4400{path}')
    expect(await tell('pk_partner')).toBe(undefined)
  })

  it('promises mails only where they leave the shop', async () => {
    const production = await testService({ environment: 'production' })
    const featuresOf = async ({ nobody }: TestService) => (await nobody(settings.readSiteSettings)).body.features
    expect(await featuresOf(shop)).toMatchObject({ mail: true, notifyMe: true })
    expect(await featuresOf(production)).toMatchObject({ mail: false, notifyMe: false })
    await production.close()
  })

  it('D6: tells its own pages who sells, as Apple’s sheet is to say it, and strangers’ pages nothing', async () => {
    const tell = async (key: string) =>
      (await shop.nobody(settings.readSiteSettings, { headers: { 'x-access-key': key } })).body
    const ours = await tell('pk_demo')
    expect(ours.features['applePay']).toBe(true)
    expect(ours.applePay).toMatchObject({ merchantName: 'Northlane', countryCode: 'US' })
    expect(ours.applePay?.networks).toContain('visa')
    const theirs = await tell('pk_partner')
    expect([theirs.features['applePay'], theirs.applePay]).toEqual([false, undefined])
  })

  it('says of one origin at a time whether its pages are the shop’s, and to the shop’s own pages alone', async () => {
    const ask = (origin: string, key = 'pk_demo') =>
      shop.nobody(endpoints.checkOrigin, { query: { origin }, headers: { 'x-access-key': key } })
    const standing = async (origin: string) => (await ask(origin)).body.isRegistered
    expect(await standing('http://localhost:4400')).toBe(true)
    const others = ['https://evil.example', 'http://localhost:4400.evil.example', 'http://localhost', 'null', '*']
    expect(await Promise.all(others.map(standing))).toEqual(others.map(() => false))
    expect((await ask('http://localhost:4400', 'pk_partner')).status).toBe(403)
  })

  it('returns its time', async () => {
    const { body } = await shop.nobody(endpoints.readServerTime)
    expect(Math.abs(Date.parse(body.timestamp) - Date.now())).toBeLessThan(5_000)
  })

  it.each(['US', 'GB', 'FR', 'JP', 'us'])('tells the address rules of %s', async countryCode => {
    const { body } = await shop.nobody(endpoints.readAddressRules, { params: { countryCode } })
    expect(body.countryCode).toBe(countryCode.toUpperCase())
    expect(body.shipping.find(({ name }) => name === 'addressLine1')).toMatchObject({ required: true })
  })

  it('answers a country that it has no rules for with 404', async () => {
    const { status } = await shop.nobody(endpoints.readAddressRules, { params: { countryCode: 'ZZ' } })
    expect(status).toBe(404)
  })

  it('names the provinces of a country in its own letters to those who read them', async () => {
    const provinces = async (countryCode: string, locale: string) => {
      const { body } = await shop.nobody(endpoints.readAddressRules, {
        params: { countryCode },
        headers: { 'x-locale': locale },
      })
      return body.shipping.find(({ name }) => name === 'province')?.options?.map(({ name }) => name)
    }
    expect(await provinces('AE', 'ar-AE')).toContain('دبي')
    expect(await provinces('AE', 'en-US')).toContain('Dubai')
    expect(await provinces('JP', 'ja-JP')).toContain('東京都')
    expect(await provinces('US', 'de-DE')).toContain('Oregon')
  })

  it('names its countries in the shopper’s language, those it ships to first', async () => {
    const { body } = await shop.nobody(endpoints.readCountries, { headers: { 'x-locale': 'fr-FR' } })
    expect(body.countries.find(({ code }) => code === 'DE')?.name).toBe('Allemagne')
    const japanese = await shop.nobody(endpoints.readCountries, { headers: { 'x-locale': 'ja-JP' } })
    expect(japanese.body.countries.find(({ code }) => code === 'DE')?.name).toBe('ドイツ')
    const shipping = body.countries.map(each => each.shipping)
    expect(shipping).toEqual([...shipping].sort((a, b) => Number(b) - Number(a)))
  })

  it('returns its stores, and who works there to who is signed in on its own pages', async () => {
    const { body } = await shop.nobody(inStore.readStores)
    expect(body.stores.map(({ storeId }) => storeId)).toContain('S001')
    const ask = async (storeId: string, who: 'guest' | 'person') => {
      const shopper = who === 'guest' ? await shop.guest() : await shop.person('clerk@till.test')
      return shopper.call(inStore.readStoreEmployees, { params: { storeId } })
    }
    expect((await ask('S001', 'guest')).status).toBe(403)
    expect((await ask('S001', 'person')).body.employees.length).toBeGreaterThan(0)
    expect((await ask('S999', 'person')).error?.errorId).toBe('STR404')
  })

  it('takes measures and broken contracts, and answers nothing', async () => {
    const measures = [{ name: 'LCP', value: 812.5 }]
    const sent = await shop.nobody(measurement.reportPerformance, {
      body: { page: '/en-us/cart?email=a@b.test', measures },
    })
    const broken = await shop.nobody(endpoints.reportContract, {
      params: { contract: 'Cart' },
      body: { endpoint: 'readCart', failures: ['totals.total: number'] },
    })
    expect([sent.status, broken.status]).toEqual([204, 204])
  })

  it('is up, and ready while its database answers', async () => {
    expect((await shop.app.inject('/health')).json()).toEqual({ status: 'up' })
    expect((await shop.app.inject('/ready')).statusCode).toBe(200)
  })
})
