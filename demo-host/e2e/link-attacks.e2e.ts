import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { linkWith, type Minted, mint } from './minted'
import { expectAsked, expectLines, expectSettled, question } from './offered-bag'
import { host, shop, stranger } from './places'
import { maya, toBilling, typeAddress } from './shopper'

/** An attacker's page with a link to checkout that brings the attacker's own cart; the visitor follows it. */
async function follow(page: Page, link: string): Promise<void> {
  const address = 'http://evil.test/win'
  await page.route(address, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Win</title><a href="${link}">Win a shoe</a>`,
    }),
  )
  await page.goto(address)
  await page.getByRole('link', { name: 'Win a shoe' }).click()
}

/** Everything that the attacker's session is told of its cart, now. */
async function seenBy({ call, basketId }: Minted): Promise<string> {
  const { body } = await call('GET', `/cart/v1/cart/${basketId}?lang=en`)
  return JSON.stringify(body)
}

// The attacker's server may name any origin: also one whose pages may hand carts over.
for (const origin of [shop, stranger]) {
  const key = origin === shop ? 'pk_demo' : 'pk_partner'

  test(`T22: a link with ${key}’s cart makes a visitor nobody else: they are asked, and the attacker learns nothing`, async ({
    page,
  }) => {
    const attacker = await mint({ key, origin })
    await follow(page, linkWith(attacker.code))
    await expectAsked(page)
    await expect(question(page)).toContainText('evil.test')
    await question(page).getByRole('button', { name: 'Use this bag' }).click()
    await expectSettled(page)
    await typeAddress(page)
    await toBilling(page).click()
    await expect(page).toHaveURL(/\/billing/)
    const seen = await seenBy(attacker)
    for (const value of [maya.email, maya.address, maya.lastName, maya.zip, maya.phone])
      expect(seen).not.toContain(value)
    const place = await attacker.call('PUT', '/cart/v2/checkout/order', { cartId: attacker.basketId })
    expect(place.status).toBeGreaterThanOrEqual(400)
  })

  test(`T22: a link with ${key}’s cart takes neither bag nor address from a guest of the shop`, async ({ page }) => {
    await arrive(page)
    await typeAddress(page)
    await toBilling(page).click()
    await expect(page).toHaveURL(/\/billing/)
    const attacker = await mint({ key, origin })
    await follow(page, linkWith(attacker.code))
    await expectAsked(page)
    await page.keyboard.press('Escape')
    await expectLines(page, 'Meridian 2')
    await page.reload()
    await expectAsked(page)
    await question(page).getByRole('button', { name: 'Keep my bag' }).click()
    await expectSettled(page)
    await expectLines(page, 'Meridian 2')
    const seen = await seenBy(attacker)
    expect(seen).toContain('Apex Relay')
    expect(seen).not.toContain('Meridian 2')
    expect(seen).not.toContain(maya.address)
  })
}

test('T22: a link with a stranger’s cart signs a shopper neither out nor into another account, also after a reload', async ({
  page,
}) => {
  await page.goto(`${shop}/en-us/sign-in`)
  await signInAs(page, 'shopper')
  const name = page.locator('.who bdi')
  await expect(name).toBeVisible()
  const before = await name.textContent()
  const attacker = await mint()
  await follow(page, linkWith(attacker.code))
  await expectAsked(page)
  await expect(name).toHaveText(before ?? '')
  await page.reload()
  await expectAsked(page)
  await expect(name).toHaveText(before ?? '')
  await question(page)
    .getByRole('button', { name: /^(Start without it|Keep my bag)$/ })
    .click()
  await expectSettled(page)
  await page.reload()
  await expect(name).toHaveText(before ?? '')
  expect(await seenBy(attacker)).toContain('Apex Relay')
})

test('T22: the referrer of a page that was registered is not believed for a code that came after it', async ({
  page,
}) => {
  await page.route(`${stranger}/a-blog`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Blog</title><a href="${shop}/en-us/cart">Bag</a>`,
    }),
  )
  await page.goto(`${stranger}/a-blog`)
  await page.getByRole('link', { name: 'Bag' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/cart`)
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  expect(await page.evaluate(() => document.referrer)).toBe(`${stranger}/`)
  const attacker = await mint({ key: 'pk_partner', origin: stranger })
  await page.evaluate(hash => history.replaceState(null, '', hash), `#handoff=${encodeURIComponent(attacker.code)}`)
  await page.reload()
  await expectAsked(page)
})

test('the shop’s name and ‘Continue shopping’ lead to the shop’s own pages, and to none that it does not know', async ({
  page,
}) => {
  await follow(page, `${shop}/en-us/cart`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', host)
  await expect(page.getByRole('link', { name: /to the shop$/ })).toHaveAttribute('href', host)
})
