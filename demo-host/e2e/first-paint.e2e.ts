import { expect, test } from '@playwright/test'
import { shop } from './places'

const screens = [
  { path: 'de-de/checkout', lang: 'de-DE', dir: 'ltr', says: 'Kontakt' },
  { path: 'ar-ae/checkout', lang: 'ar-AE', dir: 'rtl', says: 'بيانات التواصل' },
  { path: 'en-us/cart', lang: 'en-US', dir: 'ltr', says: 'Continue shopping' },
]

for (const { path, lang, dir, says } of screens) {
  test(`${path} says what it is before any of its scripts has come, and breaks no rule of its policy (T23)`, async ({
    page,
  }) => {
    const refusals: string[] = []
    page.on('console', message => void (/policy|integrity/i.test(message.text()) && refusals.push(message.text())))
    let bring = () => {}
    const brought = new Promise<void>(resolve => {
      bring = resolve
    })
    await page.route('**/assets/*.js', async route => {
      await brought
      await route.continue()
    })
    await page.goto(`${shop}/${path}`, { waitUntil: 'commit' })
    await expect(page.getByText(says, { exact: true }).filter({ visible: true })).toBeVisible()
    // Whoever left for another screen now would leave the code behind that brings their bag.
    await expect(page.locator('a[href*="sign-in"]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)

    bring()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href*="sign-in"]')).toBeVisible()
    expect(refusals).toEqual([])
  })
}
