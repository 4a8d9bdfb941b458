import { expect, test } from '@playwright/test'
import { signInAs } from './account'
import { shop } from './places'

test('F4: a guest subscribes from the foot of a page, and is told what is wrong with an address', async ({ page }) => {
  await page.goto(`${shop}/en-us/cart`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'News by email' }).click()
  await page.getByLabel('Email').fill('ana')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/)
  await page.getByLabel('Email').fill(`ana.${Date.now()}@example.com`)
  const saved = page.waitForResponse(answer => answer.url().includes('/consumer/subscription'))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect((await saved).status()).toBe(201)
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeFocused()
})

test('F4: who signed in is led to the account, which has the address', async ({ page }) => {
  await page.goto(`${shop}/en-us/sign-in`)
  await signInAs(page, 'shopper')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${shop}/en-us/newsletter`)
  const toAccount = page.getByRole('main').getByRole('link', { name: /choose in your account/ })
  await expect(toAccount).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'It is wider than the page').toBe(320)
  await toAccount.click()
  await expect(page.getByRole('heading', { name: 'News by email and text' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly')
})
