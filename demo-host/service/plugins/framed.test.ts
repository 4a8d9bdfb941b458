import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testService } from '../testing/test-service'

test('J13: lets nobody frame a screen, but for the frame of a preview, by pages of its own origin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'till-framed-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><html lang="en-US" dir="ltr"></html>')
  const shop = await testService({ shopFolder: folder })
  const framedBy = async (url: string) => {
    const { headers } = await shop.app.inject(url)
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    return [url, ancestors, headers['x-frame-options']]
  }
  const seen = await Promise.all(
    [
      '/fr-fr/preview-frame',
      '/pre/fr-fr/preview-frame',
      '/fr-fr/preview',
      '/fr-fr/cart?from=/preview-frame',
      '/fr-fr?a/preview-frame',
      '/fr-fr/checkout/preview-frame',
    ].map(framedBy),
  )
  await shop.close()
  rmSync(folder, { recursive: true })
  expect(seen).toEqual([
    ['/fr-fr/preview-frame', "'self'", 'SAMEORIGIN'],
    ['/pre/fr-fr/preview-frame', "'self'", 'SAMEORIGIN'],
    ['/fr-fr/preview', "'none'", 'DENY'],
    ['/fr-fr/cart?from=/preview-frame', "'none'", 'DENY'],
    ['/fr-fr?a/preview-frame', "'none'", 'DENY'],
    ['/fr-fr/checkout/preview-frame', "'none'", 'DENY'],
  ])
})
