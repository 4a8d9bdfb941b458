import { expect, test } from '@playwright/test'
import { oneOf } from './filled-cart'
import { host } from './places'

const decide = /\/api\/engine\/v1\/decide\/northlane/

type Shop = { till: { consent(given: object): void; cart: { add(item: object): Promise<unknown> } } }

test('K1, K3: the front page asks for its experiences once targeting is agreed to, and not before', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => void (decide.test(request.url()) && asked.push(request.postData() ?? '')))
  await page.goto(`${host}/en-us`)
  const content = page.locator('till-content[fragment="northlane-home"]')
  await content.scrollIntoViewIfNeeded()
  await expect(content.getByRole('heading', { name: 'Made to be mended' })).toBeVisible()
  expect(asked).toEqual([])
  const answer = page.waitForResponse(response => decide.test(response.url()) && response.ok())
  await page.evaluate(() => (window as unknown as Shop).till.consent({ targeting: true }))
  const { data } = await (await answer).json()
  const actions: { component: string; json: { variant: string } }[] = data.responses[0].actions
  const variant = actions.find(({ component }) => component === 'first-words')?.json.variant
  const title = variant === 'Baseline' ? 'Made to be mended' : 'Take the long way home'
  await expect(content.getByRole('heading', { name: title })).toBeVisible()
  await page.goto(`${host}/en-us?till-test=long-way`)
  await content.scrollIntoViewIfNeeded()
  await expect(content.getByRole('heading', { name: 'Take the long way home' })).toBeVisible()
})

test('K2: the front page has another word for whoever has a bag', async ({ page, request }) => {
  await page.goto(`${host}/en-us`)
  const content = page.locator('till-content[fragment="northlane-home"]')
  await content.scrollIntoViewIfNeeded()
  await expect(content.getByRole('heading', { name: 'Between two sizes?' })).toBeVisible()
  const item = await oneOf(request, 'TQ4407AB12')
  await page.evaluate(given => (window as unknown as Shop).till.cart.add(given), item)
  await expect(content.getByRole('heading', { name: 'Still in your bag' })).toBeVisible()
  await expect(content.getByRole('heading', { name: 'Between two sizes?' })).toHaveCount(0)
})
