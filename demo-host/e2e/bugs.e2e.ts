import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'
import { barePage, isRunning, visit } from './stranger-page'

/** From now on no call can be made, which nobody has foreseen. */
const breakCalls = (page: Page) =>
  page.evaluate(() => {
    window.AbortController = class {
      constructor() {
        throw new RangeError('a bug of ours')
      }
    } as unknown as typeof AbortController
  })

/** What the page's `error` event and its console say. */
function heardOn(page: Page): { thrown: string[]; said: string[] } {
  const received = { thrown: [] as string[], said: [] as string[] }
  page.on('pageerror', ({ message }) => received.thrown.push(message))
  page.on('console', message => message.type() === 'error' && received.said.push(message.text()))
  return received
}

test('E1: a bug is reported to the shop’s own page as an error, and thrown at nobody else’s', async ({ page }) => {
  const ours = heardOn(page)
  await arrive(page)
  await page.goto(`${shop}/en-us/cart`)
  const more = page.getByRole('button', { name: /^One more/ }).first()
  await expect(more).toBeEnabled()
  await breakCalls(page)
  await more.click()
  await expect.poll(() => ours.thrown).toContain('a bug of ours')

  const host = await page.context().newPage()
  const theirs = heardOn(host)
  await visit(host, barePage())
  await isRunning(host)
  await breakCalls(host)
  await host.locator('till-quick-shop').getByRole('button').click()
  await expect.poll(() => theirs.said.join()).toContain('a bug of ours')
  expect(theirs.thrown).toEqual([])
})
