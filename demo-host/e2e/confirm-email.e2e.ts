import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { expectMailed, linkMailedTo } from './mailbox'
import { newAccount, PASSWORD } from './new-account'
import { shop } from './places'
import { fillShipping } from './shopper'

test('F6: a member whose address is not confirmed gets the mail once more, follows it, and uses a reward', async ({
  page,
  request,
}) => {
  test.slow()
  const { email } = await newAccount(page, { isWhole: true, isMember: true })
  await arrive(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  await fillShipping(page)
  await page.getByRole('button', { name: 'Use a voucher or reward' }).click()
  const reward = page.getByLabel('Reward code or card')
  await reward.fill('FIRSTMILE')
  await page.keyboard.press('Enter')
  await expect(reward).toHaveAccessibleDescription(
    'Your membership is not confirmed yet. Follow the link in our email.',
  )
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expectAccessible(page, 'a reward of a member who is not confirmed')

  await page.goto(`${shop}/en-us/account/loyalty`)
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The link is on its way.')).toBeVisible()
  await expectAccessible(page, 'points that wait for a confirmation')

  const link = await linkMailedTo(request, email, /confirm your email/i)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expect(page).toHaveURL(`${shop}/en-us/confirm-email`)
  await expectAccessible(page, 'an address that is confirmed')
  await expectMailed(request, email, 'Your email address is confirmed')
  await page.getByRole('link', { name: 'See your rewards' }).click()
  await expect(page.getByText('0 points', { exact: true })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible()

  await page.goto(`${shop}/en-us/checkout/billing`)
  await page.getByRole('button', { name: 'Use a voucher or reward' }).click()
  await reward.fill('FIRSTMILE')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Reward FIRSTMILE' })).toBeVisible()
})

test('a link that has expired or is not whole leads to a new one', async ({ page }) => {
  await page.goto(`${shop}/en-us/confirm-email#token=nobody-was-given-this`)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.goto(`${shop}/en-us/confirm-email`)
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/en-us\/sign-in\?from=%2Fen-us%2Faccount%2Floyalty$/)
})
