import { expect, type Page, test } from '@playwright/test'
import { haveAlone, takeOrdersBack } from './account'
import { host, shop } from './places'
import { buyShoe, picture, pointsOn, signInOnBlog, signInOnNorthlane, takeBack, typePassword } from './role'
import { expectConfirmation, fillCard, fillShipping, placeOrder, said, toSummary } from './shopper'

// Each role of the sandbox from a host page to the confirmation: what it alone is shown, and what it pays with.

const allowance = (page: Page) => page.locator('.allowance')
const spend = (page: Page) => page.locator('.panel.spend')

/** What a banner says is left, in dollars. */
const leftOf = (text: string | null): number => Number(/\$([\d,.]+) of/.exec(text ?? '')?.[1]?.replace(',', ''))

/** The profile has come: it would fill in what is typed meanwhile. */
const expectFilledIn = (page: Page, account: string) =>
  expect(page.getByLabel('Email', { exact: true })).toHaveValue(`${account}@till.test`)

test('D4, F7: an athlete reads what is left of the year’s credit, pays with it alone, and has it back with a cancelled order', async ({
  page,
}) => {
  await signInOnNorthlane(page, 'athlete', 'Ines')
  await buyShoe(page)
  await expect(allowance(page)).toHaveText(/^Athlete credit: \$[\d,.]+ of \$2,000\.00 left this year$/)
  const before = leftOf(await allowance(page).textContent())
  await expectFilledIn(page, 'athlete')
  await fillShipping(page)
  await picture(page, 'athlete-billing')
  await page.getByRole('button', { name: 'Use athlete credit' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Athlete credit' })).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await toSummary(page).click()
  await placeOrder(page)
  await expectConfirmation(page)
  await expect(
    page
      .getByRole('complementary')
      .or(page.getByRole('main'))
      .getByText(/Athlete credit/)
      .first(),
  ).toBeVisible()
  await picture(page, 'athlete-confirmation')
  const order = page.url()
  await page.goto(`${shop}/en-us/account`)
  await expect(spend(page)).toContainText('of $2,000.00 left this year')
  expect(leftOf(await spend(page).textContent())).toBeLessThan(before)
  await picture(page, 'athlete-account')
  await page.goto(order)
  await takeBack(page)
  await page.goto(`${shop}/en-us/account`)
  await expect(spend(page)).toContainText(`$${before.toLocaleString('en-US', { minimumFractionDigits: 2 })} of`)
})

test('A8, F7: an employee accepts the terms in their dialog; the discount appears, counts against the cap, and is not given beyond it', async ({
  page,
}) => {
  test.slow()
  // Terms are accepted once for all: on data that were bought on before, they are not asked for again.
  const { accessToken, isEmployeeDiscountTCAccepted: hasAccepted } = await haveAlone(page, 'hire')
  await takeOrdersBack(accessToken)
  await page.goto(`${host}/en-us`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await typePassword(page, 'hire')
  await expect(page.getByRole('link', { name: 'Employee sign-in' })).toBeVisible()
  await buyShoe(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Employee sign-in' }).click()
  await typePassword(page, 'hire')
  if (!hasAccepted) await acceptTerms(page)
  await expect(page.getByText('Employee discount', { exact: true }).first()).toBeVisible()
  await expect(allowance(page)).toHaveText('Employee discount: $120.00 of $220.00 left this year')
  await picture(page, 'employee-shipping')
  const quantity = async (press: string) => {
    await page.goto(`${shop}/en-us/cart`)
    await page.locator('.line').first().getByRole('button', { name: press }).click()
    await expect(page.locator('.line [aria-busy=true]')).toHaveCount(0)
    await page.goto(`${shop}/en-us/checkout/shipping`)
  }
  await quantity('One more')
  await expect(said(page, /employee discount/i)).toBeVisible()
  await expect(page.getByText('Employee discount', { exact: true })).toHaveCount(0)
  await picture(page, 'employee-cap')
  await quantity('One fewer')
  await expect(page.getByText('Employee discount', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expectFilledIn(page, 'hire')
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
  await page.goto(`${shop}/en-us/account`)
  await expect(spend(page)).toHaveText(/^Employee discount: \$41\.60 of \$220\.00 left this year$/)
  await picture(page, 'employee-account')
})

async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('dialog', { name: 'Terms of the employee discount' })
  await expect(terms).toBeVisible()
  await picture(page, 'employee-terms')
  const total = page
    .getByRole('complementary')
    .getByText(/^\$[\d.]+$/)
    .last()
  const full = await total.textContent()
  await terms.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(terms).toBeHidden()
  await expect(total).not.toHaveText(full ?? '')
}

for (const [account, name, banner, year] of [
  ['trade', 'Walt', 'Trade program', '$1,200.00'],
  ['industry', 'Ivy', 'Industry program', '$1,000.00'],
] as const) {
  test(`F7: a member of the ${account} programme reads what is left of the year’s credit, and what they buy counts against it`, async ({
    page,
  }) => {
    await signInOnNorthlane(page, account, name)
    await buyShoe(page)
    await expect(allowance(page)).toContainText(`${banner}: $`)
    await expect(allowance(page)).toContainText(`of ${year} left this year`)
    const before = leftOf(await allowance(page).textContent())
    await picture(page, `${account}-shipping`)
    await expectFilledIn(page, account)
    await fillShipping(page)
    await expect(allowance(page)).toContainText(banner)
    await fillCard(page)
    await placeOrder(page)
    await expectConfirmation(page)
    await page.goto(`${shop}/en-us/account`)
    await expect(spend(page)).toContainText(`of ${year} left this year`)
    expect(leftOf(await spend(page).textContent())).toBeLessThan(before)
    await picture(page, `${account}-account`)
  })
}

test('L4: a member who signed in from the blog, in the shop’s window, pays with a voucher, and has the points back with a cancelled order', async ({
  page,
}) => {
  await signInOnBlog(page, 'member')
  await buyShoe(page)
  await expect(page.getByRole('banner')).toContainText('Noor')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('member@till.test')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Use a voucher or reward' }).click()
  await page.getByRole('button', { name: 'Use, $10.00 voucher' }).click()
  await expect(page.getByRole('heading', { name: 'Pay the remaining $102.00' })).toBeVisible()
  await picture(page, 'member-billing')
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
  await expect(page.getByText('1,000 points').first()).toBeVisible()
  await picture(page, 'member-confirmation')
  const order = page.url()
  await page.goto(`${shop}/en-us/account/loyalty`)
  const points = await pointsOn(page)
  await page.goto(order)
  await takeBack(page)
  await page.goto(`${shop}/en-us/account/loyalty`)
  expect(await pointsOn(page)).toBe(points + 1000)
})

test('A5: whose account lacks details buys from the blog all the same', async ({ page }) => {
  await signInOnBlog(page, 'new')
  await buyShoe(page)
  await expect(page.getByRole('banner')).toContainText('Nia')
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
})

test('A12: a locked account says so in Northlane’s dialog, leads to a new password, and its owner buys as a guest', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await typePassword(page, 'locked')
  const refusal = page
    .locator('.notice.danger')
    .filter({ hasText: 'Your account is locked. Set a new password to open it.' })
  await expect(refusal).toBeVisible()
  await picture(page, 'locked')
  await refusal.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await buyShoe(page)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
})
