import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { host } from './places'

test('J11: runners’ pictures open one after the other, lead to what is in them, and take reports; a product’s page has those of it', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  const runners = page.locator('till-content.runners')
  await runners.scrollIntoViewIfNeeded()
  await expect(runners.getByRole('heading', { name: 'Seen outside' })).toBeVisible()
  const pictures = runners.getByRole('button', { name: /^Picture by / })
  await expect(pictures).toHaveCount(8)
  await pictures.first().click()
  const shown = page.getByRole('dialog', { name: 'Pictures from our customers' })
  const place = await shown.getByRole('status').filter({ hasText: '1 of 8' }).elementHandle()
  await shown.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown.getByRole('status').filter({ hasText: '2 of 8' })).toBeVisible()
  expect(await place?.evaluate(status => [status.isConnected, status.textContent])).toEqual([true, '2 of 8'])
  await shown.getByText('Report this picture').click()
  await shown.getByRole('button', { name: 'Another reason' }).click()
  await expect(shown.getByText('Thank you. We will look at it.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await shown.getByRole('link', { name: /Meridian 2/ }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByRole('dialog', { name: /Meridian 2/ })).toBeVisible()

  await page.goto(`${host}/en-us/p/meridian-2-TQ4407AB12`)
  await runners.scrollIntoViewIfNeeded()
  await expect(pictures.first()).toBeVisible()
  await expect(runners.getByRole('heading')).toHaveCount(0)
  expect(await pictures.count()).toBeLessThan(8)
})

test('J11: whoever may not report a picture is offered it no more', async ({ page }) => {
  const json = { errorDetails: [{ errorId: 'AUT404', message: 'A fault of the test' }], correlationId: randomUUID() }
  await page.route(/\/social\/v1\/media\/[^/]+\/reports/, route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json }) : route.fallback(),
  )
  await page.goto(`${host}/en-us`)
  const runners = page.locator('till-content.runners')
  await runners.scrollIntoViewIfNeeded()
  await runners
    .getByRole('button', { name: /^Picture by / })
    .first()
    .click()
  const shown = page.getByRole('dialog', { name: 'Pictures from our customers' })
  await shown.getByText('Report this picture').click()
  await shown.getByRole('button', { name: 'Another reason' }).click()
  await expect(shown.getByText('That did not work. Try again later.')).toBeVisible()
  await shown.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown.getByText('2 of 8')).toBeVisible()
  await expect(shown.getByText('Report this picture')).toHaveCount(0)
})
