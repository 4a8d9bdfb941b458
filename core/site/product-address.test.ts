import { describe, expect, it, vi } from 'vitest'
import { shopFor } from '../testing/shop-for'
import { $addressOf } from './address-of'
import { productAddress } from './product-address'
import { settingsWanted } from './settings'

const shoe = { productId: 'TQ4407AB12', path: '/en-us/p/court-shoe-TQ4407AB12' }

const settings = (more: object) => ({
  'GET /fapi/site/settings': {
    locales: ['en-US'],
    currencies: ['USD'],
    trust: 'first-party',
    features: {},
    environment: 'sandbox',
    ...more,
  },
})

describe('where products live', () => {
  it.each([
    ['https://www.example.com{path}', 'https://www.example.com/en-us/p/court-shoe-TQ4407AB12'],
    ['/shoes/{id}.html', '/shoes/TQ4407AB12.html'],
    ['https://x.example/{locale}/{slug}?sku={id}', 'https://x.example/en-us/court-shoe?sku=TQ4407AB12'],
  ])('B12: %s is filled', (template, address) => {
    expect(productAddress(template, shoe, 'en-US')).toBe(address)
  })

  it('B12: is what the page says, else what the key’s record says, else not known', async () => {
    const answers = settings({ productUrl: 'https://brand.example{path}' })
    const byPage = await shopFor(answers, { config: { productUrl: '/p/{id}' } })
    await byPage.press(settingsWanted)
    expect(byPage.see($addressOf).of(shoe)).toBe('/p/TQ4407AB12')
    const byRecord = await shopFor(answers)
    expect(byRecord.see($addressOf).of(shoe)).toBe(null)
    await byRecord.press(settingsWanted)
    expect(byRecord.see($addressOf).of(shoe)).toBe(`https://brand.example${shoe.path}`)
    const unknown = await shopFor(settings({}))
    await unknown.press(settingsWanted)
    expect(unknown.see($addressOf).of(shoe)).toBe(null)
  })

  it.each(['javascript:alert(1)//{id}', '//evil.example/{id}', 'p/{id}'])(
    'B12: cannot be %s, which is said, and the key’s record counts',
    async productUrl => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {})
      const shop = await shopFor(settings({ productUrl: 'https://brand.example/{id}' }), { config: { productUrl } })
      await shop.press(settingsWanted)
      expect(shop.see($addressOf).of(shoe)).toBe('https://brand.example/TQ4407AB12')
      expect(said.mock.calls.flat().join()).toContain(productUrl)
      said.mockRestore()
    },
  )
})
