import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { shop } from './places'

type Profile = { consumerProfile: { consumerDetails: { address: { id: string }[] } } }

/** Answers the removal of addresses, the first time with a failure: the account is shared, and keeps its addresses. */
async function answerRemovals(page: Page): Promise<void> {
  let profile: Profile | undefined
  let attempts = 0
  const removed = new Set<string | undefined>()
  await page.route('**/consumers-v3/consumer?*', async route => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    profile = (await response.json()) as Profile
    // A page may read its profile again.
    const details = profile.consumerProfile.consumerDetails
    details.address = details.address.filter(({ id }) => !removed.has(id))
    await route.fulfill({ response, json: profile })
  })
  await page.route('**/consumers-v3/consumer/address/*', async route => {
    const details = profile?.consumerProfile.consumerDetails
    if (!details || route.request().method() !== 'DELETE') return route.fallback()
    attempts += 1
    const id = new URL(route.request().url()).pathname.split('/').pop()
    const headers = { 'access-control-allow-origin': shop, 'access-control-allow-credentials': 'true' }
    if (attempts === 1) {
      const errorDetails = [{ errorId: 'PRO414', message: 'This address is still needed.' }]
      return route.fulfill({ status: 409, headers, json: { errorDetails, appId: 'till', correlationId: 'test' } })
    }
    removed.add(id)
    details.address = details.address.filter(address => address.id !== id)
    return route.fulfill({ headers, json: profile })
  })
}

test('C5: a shopper removes their addresses in checkout, each after a question; the form keeps what it shows, and the focus stays near', async ({
  page,
}) => {
  await answerRemovals(page)
  await arrive(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, 'shopper')
  await expect(page).toHaveURL(`${shop}/en-us/checkout/summary`)
  await page.getByRole('link', { name: 'Shipping', exact: true }).click()
  const list = page.getByLabel('Your addresses')
  const remove = page.getByRole('button', { name: 'Remove 418 Alder Street' })
  await remove.click()
  const keep = page.getByRole('button', { name: 'Keep it' })
  await expect(keep).toBeFocused()
  await expect(keep).toHaveAccessibleDescription(/Remove 418 Alder Street from your addresses/)
  await keep.press('Enter')
  await expect(remove).toBeFocused()

  await remove.press('Enter')
  const sure = page.getByRole('button', { name: 'Remove', exact: true })
  await sure.click()
  await expect(page.getByRole('alert').filter({ hasText: 'This address was not removed' })).toBeVisible()
  await expect(list.getByRole('option', { name: /418 Alder Street/ })).toHaveCount(1)
  await sure.click()
  await expect(list.getByRole('option', { name: /418 Alder Street/ })).toHaveCount(0)
  await expect(list).toBeFocused()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('418 Alder Street')

  const other = await list.getByRole('option', { name: /77 Harbor Way/ }).getAttribute('value')
  await list.selectOption(other)
  await page.getByRole('button', { name: 'Remove 77 Harbor Way' }).click()
  await sure.click()
  await expect(list).toBeHidden()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('77 Harbor Way')
})
