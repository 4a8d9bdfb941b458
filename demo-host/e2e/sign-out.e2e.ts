import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { host, shop } from './places'
import { addFirstSize } from './shopper'

const planted = { first: 'Wilhelmina', last: 'Quartermaine' }

async function signUp(page: Page): Promise<string> {
  const email = `mina.${randomUUID()}@example.com`
  await page.goto(`${shop}/en-us/sign-up`)
  await page.getByLabel('First name').fill(planted.first)
  await page.getByLabel('Last name').fill(planted.last)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Harbour-7')
  await page.getByLabel('I agree to the terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('banner')).toContainText(planted.first)
  return email
}

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }) as Record<string, string>)

test('A7: signing out ends it in the other tab at once, on the host page at its next call, and leaves nothing behind', async ({
  page,
  context,
}) => {
  const email = await signUp(page)
  const other = await context.newPage()
  await other.goto(`${shop}/en-us/favorites`)
  await expect(other.getByRole('banner')).toContainText(planted.first)
  const onHost = await context.newPage()
  await onHost.goto(`${host}/en-us`)
  await onHost.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(onHost)
  const consumers: string[] = []
  onHost.on('response', async response => {
    if (!response.url().includes('/token/v2/auth/token')) return
    consumers.push((await response.json()).consumerType)
  })

  await page.goto(`${shop}/en-us/cart`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/\/cart$/)
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner')).not.toContainText(planted.first)

  await onHost.reload()
  await onHost.evaluate(() => (window as unknown as { till: { cart: { get(): Promise<unknown> } } }).till.cart.get())
  await expect.poll(() => consumers.at(-1)).toBe('GUEST')

  await page.goto(`${shop}/en-us/sign-in`)
  await expect(page.getByLabel('Email')).toBeVisible()
  for (const tab of [page, other, onHost]) {
    const left = JSON.stringify(await kept(tab))
    for (const secret of [planted.first, planted.last, email, 'Harbour-7', 'REGISTERED']) {
      expect(left, `${tab.url()} keeps nothing of the person`).not.toContain(secret)
    }
    expect(Object.values(await kept(tab)).join()).not.toContain('"login":true')
  }
})

for (const place of ['cart', 'checkout/shipping', 'favorites', 'account/password']) {
  test(`A7: signing out on ${place} leads home`, async ({ page }) => {
    await signUp(page)
    await page.goto(`${shop}/en-us/${place}`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).not.toHaveURL(new RegExp(`/${place}$`))
    await expect(page.getByText(planted.first)).toHaveCount(0)
  })
}
