import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'

test('X8: checkout’s text follows the size that the reader chose in the browser, and nothing leaves the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await arrive(page)
  const next = page.getByRole('button', { name: 'Continue to billing' })
  const sizeOf = () => next.evaluate(button => getComputedStyle(button).fontSize)
  expect(await sizeOf()).toBe('16px')
  // What the browser's own setting does to a page that sets no size itself.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  expect(await sizeOf()).toBe('32px')
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await beyond()).toBeLessThanOrEqual(0)
  await page.goto(`${shop}/en-us/cart`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await expect(page.getByRole('heading', { name: 'Your bag' })).toBeVisible()
  expect(await beyond()).toBeLessThanOrEqual(0)
})
