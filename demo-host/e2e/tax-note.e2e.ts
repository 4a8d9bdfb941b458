import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'
import { shopCall } from './shop-call'
import { fillShipping } from './shopper'
import { scriptTag, visit } from './stranger-page'

const PRODUCT = 'TQ4407AB12'

/** A stranger's page in a market, on which the first thing has been put into the bag: the open bag. */
async function bagIn(page: Page, locale: string) {
  const { variants } = await shopCall(page.request, 'GET', `/products/v2/products/${PRODUCT}/details?lang=en`)
  const { upc } = variants.find((variant: { productInventoryState: string }) => {
    return variant.productInventoryState === 'InStock'
  })
  await visit(
    page,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title>${scriptTag({ locale })}<button data-till-add="${PRODUCT}" data-till-variant="${upc}">Add</button><till-mini-cart></till-mini-cart></html>`,
  )
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  return page.getByRole('dialog')
}

/** The sums on the cart's own page. */
const sumsOf = (page: Page) => page.locator('.cartpage .sums')

// The same language in markets that put the tax on top of their prices, and in such as have it in them.
for (const [locale, says, saysNot] of [
  ['en-US', 'Tax is calculated at checkout.', 'VAT'],
  ['en-IE', 'Prices include VAT.', 'worked out'],
  ['fr-CA', 'Les taxes sont calculées au moment de la commande.', 'TVA'],
  ['fr-FR', 'Les prix incluent la TVA.', 'calculées'],
  ['de-DE', 'Alle Preise inkl. MwSt.', 'berechnet'],
  ['ar-AE', 'الأسعار شاملة ضريبة القيمة المضافة.', 'تُحتسب'],
  // No tax is taken in Kuwait.
  ['ar-KW', 'المجموع الفرعي', 'ضريبة'],
] as const) {
  test(`the bag says of the tax what holds in the market, in ${locale}`, async ({ page }) => {
    const bag = await bagIn(page, locale)
    await expect(bag).toContainText(says)
    await expect(bag).not.toContainText(saysNot)
  })
}

for (const [locale, says, saysNot] of [
  ['en-ca', 'Once we have your address', 'included'],
  ['en-gb', 'Tax included', 'Once we have'],
  ['de-de', 'Inkl. MwSt.', 'Sobald'],
] as const) {
  test(`the cart’s page says of the tax what holds in the market, in ${locale}`, async ({ page }) => {
    await arrive(page, { locale })
    await page.goto(`${shop}/${locale}/cart`)
    await expect(sumsOf(page)).toContainText(says)
    await expect(sumsOf(page)).not.toContainText(saysNot)
  })
}

test('the cart’s page leaves the tax to checkout in German too, where prices come without it', async ({ page }) => {
  await page.route(/\/(cart|token)\/v\d\//, async route => {
    const answer = await route.fetch()
    // Nobody waits for the answer of a page that was left meanwhile.
    const text = await answer.text().catch(() => null)
    if (text === null) return
    const body = text.replace('"taxation":"gross"', '"taxation":"net"').replace(/"tax":[\d.]+/, '"tax":0')
    return route.fulfill({ response: answer, body })
  })
  await arrive(page, { locale: 'de-de' })
  await page.goto(`${shop}/de-de/cart`)
  await expect(sumsOf(page)).toContainText('Sobald wir Ihre Adresse haben')
  await expect(sumsOf(page)).not.toContainText('MwSt.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('once it is known where a parcel goes, the cart’s page shows the tax, and no longer leaves it to checkout', async ({
  page,
}) => {
  await arrive(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(sumsOf(page)).toContainText('Once we have your address')
  await page.goto(`${shop}/en-us/checkout/shipping`)
  await fillShipping(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(sumsOf(page).locator('dt', { hasText: /^Tax$/ })).toBeVisible()
  await expect(sumsOf(page)).not.toContainText('Once we have')
})
