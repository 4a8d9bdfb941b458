import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { host, shop, stranger } from './places'
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

/** The names of all that a tab has kept, in either storage. */
const keysIn = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())

type Till = { readonly cart: { get(): Promise<unknown> } }

const cartOf = (page: Page) => page.evaluate(() => (window as unknown as { till: Till }).till.cart.get())

const saved = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }) as Record<string, string>)

test('A7: signing out ends it in the other tab at once, on the host page at its next call, and leaves nothing behind', async ({
  page,
  context,
}) => {
  // Five tabs.
  test.slow()
  const email = await signUp(page)
  const other = await context.newPage()
  await other.goto(`${shop}/en-us/favorites`)
  await expect(other.getByRole('banner')).toContainText(planted.first)
  const onHost = await context.newPage()
  await onHost.goto(`${host}/en-us`)
  await onHost.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(onHost)
  const onBlog = await context.newPage()
  await onBlog.goto(`${stranger}/slow-miles/meridian-2`)
  await onBlog.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const opening = onBlog.waitForEvent('popup')
  await onBlog.getByRole('button', { name: 'Open the sign-in window' }).click()
  await (await opening).getByRole('button', { name: 'Use my bag there' }).click()
  await expect(onBlog.getByRole('banner').getByRole('button', { name: 'Signed in' })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('till:pk_demo:terms-asked', '{"v":1,"value":true}'))
  const consumers: string[] = []
  onHost.on('response', async response => {
    if (!response.url().includes('/token/v2/auth/token')) return
    // A page that leaves takes its answers along.
    const answer = await response.json().catch(() => null)
    if (answer) consumers.push(answer.consumerType)
  })

  await page.goto(`${shop}/en-us/cart`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/\/cart$/)
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner')).not.toContainText(planted.first)

  await onHost.reload()
  expect(await cartOf(onHost)).toBeNull()
  await onHost.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(onHost)
  await expect.poll(() => consumers.at(-1)).toBe('GUEST')
  await expect(async () => expect(await cartOf(onHost)).toMatchObject({ items: [{ qty: 1 }] })).toPass({
    timeout: 15_000,
  })
  await cartOf(onBlog)
  await expect(onBlog.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  await page.goto(`${shop}/en-us/sign-in`)
  await expect(page.getByLabel('Email')).toBeVisible()
  for (const tab of [page, other, onHost, onBlog]) {
    // A page that forgot somebody may reload while it is read.
    await expect(async () => {
      const left = JSON.stringify(await saved(tab))
      for (const secret of [planted.first, planted.last, email, 'Harbour-7', 'REGISTERED']) {
        expect(left, `${tab.url()} keeps nothing of the person`).not.toContain(secret)
      }
      expect(Object.values(await saved(tab)).join()).not.toContain('"login":true')
    }).toPass({ timeout: 10_000 })
  }
  // A guest may have a session and a cart of their own by now, and such a page has noted its reload.
  for (const [tab, key] of [
    [page, 'pk_demo'],
    [other, 'pk_demo'],
    [onHost, 'pk_demo'],
    [onBlog, 'pk_partner'],
  ] as const) {
    const guestKeys = ['cart', 'favorites', 'session', 'reloaded'].map(name => `till:${key}:${name}`)
    await expect(async () => {
      const others = (await keysIn(tab)).filter(name => !guestKeys.includes(name))
      expect(others, tab.url()).toEqual([])
    }).toPass({ timeout: 15_000 })
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
