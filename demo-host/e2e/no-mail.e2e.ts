import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { expectConfirmation, fillCard, placeOrder, toBilling, typeAddress } from './shopper'

/** Has the shop say that it sends no mail, as one without a mail server does. */
async function sendNoMail(page: Page): Promise<void> {
  await page.route('**/fapi/site/settings*', async route => {
    const answer = await route.fetch()
    const settings = (await answer.json()) as { features: object }
    await route.fulfill({ response: answer, json: { ...settings, features: { ...settings.features, mail: false } } })
  })
}

for (const mails of [true, false]) {
  test(`E2: a shop that sends ${mails ? 'mails promises one' : 'no mail promises none'}, also after a reload of the confirmation`, async ({
    page,
  }) => {
    if (!mails) await sendNoMail(page)
    const promise = page.getByText('A confirmation is on its way to')
    await arrive(page)
    await typeAddress(page)
    await toBilling(page).click()
    await fillCard(page)
    await placeOrder(page)
    await expectConfirmation(page)
    const settings = page.waitForResponse('**/fapi/site/settings*')
    await page.reload()
    await settings
    await expectConfirmation(page)
    await expect(page.getByText('We are packing it now.')).toBeVisible()
    await expect(promise).toHaveCount(mails ? 1 : 0)
  })
}
