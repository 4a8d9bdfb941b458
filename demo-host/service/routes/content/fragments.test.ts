import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkBlocks } from '../../../../core/content/blocks/check'
import { fragmentEndpoints } from '../../../../core/content/fragment/endpoints'
import { type TestService, testService } from '../../testing/test-service'

const locales = ['en-US', 'en-GB', 'en-CA', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE']

describe('the sandbox’s fragments', () => {
  let shop: TestService
  const read = (fragmentId: string, locale: string) =>
    shop.nobody(fragmentEndpoints.readFragment, {
      params: { mode: 'live', fragmentId },
      headers: { 'x-locale': locale },
    })

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it.each([
    ['northlane-home', ['experience', 'collection', 'segmentation', 'icon-text-collection', 'experience']],
    ['harbour-striders-kit', ['thin-banner', 'promo-bar', 'accordion']],
    ['slow-miles-journal', ['article-grid']],
    ['slow-miles-socks', ['article-page']],
    ['slow-miles-gear', ['rich-text', 'product-overlay-banner', 'collection']],
  ])('J2, J3: of %s a page can show every block, in each of the shop’s languages', async (id, types) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const locale of locales) {
      const { status, body } = await read(id, locale)
      expect(status).toBe(200)
      expect(body.language).toBe(locale.slice(0, 2))
      expect(checkBlocks(body.blocks).map(({ type }) => type)).toEqual(types)
    }
    expect(said.mock.calls).toEqual([])
  })

  it('J4: links lead to pages of the reader’s locale, pictures to the shop', async () => {
    const { body } = await read('northlane-home', 'fr-FR')
    const text = JSON.stringify(body.blocks)
    expect(text).toContain('"/fr-fr/c/trail-1200"')
    expect(text).toMatch(/"https?:\/\/[^"]+\/media\/scene-trail\.svg"/)
    expect(text).not.toMatch(/\{(?:root|site|media)\}/)
  })
})
