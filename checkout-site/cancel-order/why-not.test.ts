import { expect, test } from 'vitest'
import type { HttpError } from '../../core/errors/shop-error'
import { shopFor } from '../../core/testing/shop-for'
import { $words } from './cancel-order.words'
import { whyNot } from './why-not'

const refused = (details: HttpError['details'], status = 409): HttpError => ({
  ...{ kind: 'http', code: 'GEN500', message: 'The order cannot be cancelled' },
  ...{ status, details },
})

const locales = ['en-US', 'en-GB', 'en-CA', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE']

test.each(locales)(
  'F5: an order that cannot be taken back says why in %s, each reason in its own words',
  async locale => {
    const { see } = await shopFor({}, { config: { locale } })
    const words = see($words)
    const said = ['shipped', 'gift-card-used', 'paying'].map(reason => whyNot(refused({ reason }), words))
    expect(new Set(said).size).toBe(3)
    expect(said).not.toContain(null)
    expect(whyNot(refused({}), words)).toBe(said[2])
  },
)

test('F5: only of an order that is on its way it says so', async () => {
  const { see } = await shopFor({}, { config: { locale: 'en-US' } })
  const words = see($words)
  expect(whyNot(refused({ reason: 'shipped' }), words)).toMatch(/on its way/)
  expect(whyNot(refused({ reason: 'gift-card-used' }), words)).toMatch(/gift card .* has been used/)
  expect(whyNot(refused({ reason: 'toString' }), words)).toMatch(/cannot be canceled/)
  expect(whyNot(refused({}, 500), words)).toBeNull()
  expect(whyNot({ kind: 'network', code: 'offline', message: '', status: 0 }, words)).toBeNull()
})
