import { expect, test } from '@playwright/test'
import { shop, stranger } from './places'
import { visit } from './stranger-page'

test('J13: an editor finds a draft and sees it in both frames, which scroll together', async ({ page }) => {
  await page.goto(`${shop}/pre/en-us/preview`)
  await page.getByLabel('Doc type').selectOption('page')
  await page.getByLabel('Preview token').fill('preview-northlane')
  await page.getByRole('button', { name: 'List' }).click()
  const draft = page.getByRole('row', { name: /winter-running/ })
  await expect(draft).toContainText('Draft')
  await draft.getByRole('button', { name: 'Show Running in winter' }).click()
  const frames = ['Phone', 'Wide'].map(size => page.frameLocator(`iframe[title="winter-running, ${size}"]`))
  for (const frame of frames) await expect(frame.locator('.blocks')).toContainText(/\w/)
  // A short draft has nowhere to scroll to.
  const [phone, wide] = page.frames().filter(frame => frame.url().includes('/preview-frame'))
  for (const frame of [phone, wide]) await frame?.evaluate(() => (document.body.style.blockSize = '3000px'))
  await phone?.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => wide?.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('J13: no page of another origin frames the frame of a preview', async ({ page }) => {
  const refused = page.waitForEvent('console', message => /frame-ancestors/.test(message.text()))
  const markup = `<!doctype html><title>A frame</title><iframe src="${shop}/en-us/preview-frame"></iframe>`
  await visit(page, markup, { address: `${stranger}/framing` })
  await refused
})
