import { expect, type Page, test } from '@playwright/test'
import { host, shop } from './places'
import { visit } from './stranger-page'

const content = (page: Page) => page.locator('till-content[fragment="northlane-home"]')

test('J2, J3: Northlane’s front page shows what its editors wrote, and the page’s own words until then', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  await content(page).scrollIntoViewIfNeeded()
  await expect(content(page).getByRole('heading', { name: 'Where to next' })).toBeVisible()
  await expect(content(page).getByRole('link', { name: 'Shop trail' })).toHaveAttribute('href', '/en-us/c/trail-1200')
  await expect(content(page).locator('.rich strong')).toHaveText('What we can mend, we mend')
  await expect(content(page).locator('section.split')).toBeHidden()
})

test('J2: … and that stays where the content does not answer', async ({ page }) => {
  await page.route(/\/caas\/v1\//, route => route.abort())
  await page.goto(`${host}/en-us`)
  await content(page).scrollIntoViewIfNeeded()
  await expect(content(page).locator('section.split h2')).toBeVisible()
})

for (const [locale, title] of [
  ['fr-fr', 'Fait pour être réparé'],
  ['ar-ae', 'صُنع ليُصلَح'],
] as const) {
  for (const width of [320, 768, 1280]) {
    test(`J2, J3: the front page’s content of ${locale} has room at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${host}/${locale}`)
      await content(page).scrollIntoViewIfNeeded()
      await expect(content(page).getByRole('heading', { name: title })).toBeVisible()
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(beyond).toBeLessThanOrEqual(0)
    })
  }
}

test('T24, I9: a page that lets nobody make markup of texts shows them without it, and refuses nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective))
  })
  const rules = [
    "default-src 'none'; script-src 'nonce-bWVuZGVk' 'strict-dynamic'; style-src 'nonce-bWVuZGVk'",
    `img-src ${shop}; connect-src ${shop}; require-trusted-types-for 'script'; trusted-types 'none'`,
  ]
  const markup = `<!doctype html><html lang="en"><title>A page</title>
<script async nonce="bWVuZGVk" src="${shop}/till.js" data-key="pk_demo" data-locale="en-US"></script>
<body><till-content fragment="northlane-home"></till-content></body></html>`
  await visit(page, markup, { headers: { 'content-security-policy': rules.join('; ') } })
  await expect(content(page).getByText('What we can mend, we mend')).toBeVisible()
  await expect(content(page).locator('.rich strong')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([])
})
