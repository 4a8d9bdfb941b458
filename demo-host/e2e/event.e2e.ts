import { expect, test } from '@playwright/test'
import { asNewcomer } from './newcomer'
import { host, shop, stranger } from './places'

const title = 'Harbour running weekend'

test('J9, T22: the club’s weekend is joined on the shop’s own page, and the club’s page learns nothing of it', async ({
  page,
}) => {
  await asNewcomer(page, '/event?id=harbour-weekend')
  const asked: string[] = []
  await page.goto(`${stranger}/harbour-striders`)
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const card = page.locator('till-event')
  const link = card.getByRole('link', { name: /^Sign up/ })
  // The lists above it grow as they come, and push it away.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded()
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const opening = page.waitForEvent('popup')
  await link.click()
  const tab = await opening
  await expect(tab).toHaveURL(`${shop}/en-us/event?id=harbour-weekend`)
  await expect(tab.getByRole('heading', { name: title })).toBeVisible()
  await tab.getByRole('group', { name: 'Which days are you coming?' }).getByRole('checkbox').first().check()
  await tab.getByLabel(/^Who is coming with you/).fill('Noor Haddad')
  await tab.getByRole('checkbox', { name: /^I accept the/ }).check()
  await tab.getByRole('button', { name: 'Sign up' }).click()
  await expect(tab.getByRole('heading', { name: 'See you at the slip' })).toBeFocused()
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'You have signed up already' })).toBeVisible()
  expect(asked.filter(path => path.includes('event-registration') || path === '/consumers-v3/consumer')).toEqual([])
})

test('J9, M2: on Northlane a guest’s dialog leads to the sign-in over it', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  const card = page.locator('till-event')
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})
