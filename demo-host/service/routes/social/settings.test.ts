import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints as site } from '../../../../core/site/settings/endpoints'
import { readConfiguration } from '../../configuration'
import { socialSettings } from '../../social/settings'
import { type TestService, testService } from '../../testing/test-service'

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

it('J11: the sandbox’s gallery is a file with the hash that the settings name, for a page of any origin', async () => {
  const { social } = (await shop.nobody(site.readSiteSettings)).body
  expect(social?.script).toContain('container={containerId}&locale={locale}')
  const file = await shop.app.inject({ url: '/sandbox/social/gallery.js?container=northlane-runners&locale=de-DE' })
  expect(file.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  expect(social?.integrity).toBe(`sha384-${createHash('sha384').update(file.payload).digest('base64')}`)
})

it('J11: a shop names its provider’s script and its made-to-order pages, and without one has no galleries', () => {
  const customsPaths = ['/customs', '/by-you']
  const named = (script: string) =>
    socialSettings(readConfiguration({ TILL_SOCIAL_SCRIPT: script, TILL_CUSTOMS_PATHS: '/customs, /by-you' }))
  const script = 'https://social.example/{containerId}.js?l={locale}'
  expect(named(script)).toEqual({ social: { script, customsPaths } })
  expect(named(`${script} sha384-abc`)).toEqual({ social: { script, integrity: 'sha384-abc', customsPaths } })
  expect(socialSettings({ environment: 'production', socialScript: null, customsPaths })).toEqual({})
  for (const wrong of ['social.js', 'http://social.example/a.js', 'javascript:alert(1)'])
    expect(() => named(wrong)).toThrow(/TILL_SOCIAL_SCRIPT must be like/)
})
