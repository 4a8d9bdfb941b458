import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { signInAs, signInByCall, signUp } from './account'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { expectMailed, linkMailedTo } from './mailbox'
import { shop } from './places'
import { hoursLater, orderByCall, UNTIL } from './placed-order'
import { pointsOn } from './role'
import { expectConfirmation, fillCard, placeOrder, said, toBilling, typeAddress } from './shopper'

const pictures = process.env.TILL_PICTURES
const orderLink = /https?:\/\/\S+\/order\?\S+/

async function seen(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
  }
}

/** Presses a button that saves a PDF, and expects one. */
async function expectPdf(page: Page, button: string, name: RegExp): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  expect(file.suggestedFilename()).toMatch(name)
  expect(readFileSync(await file.path()).toString('latin1', 0, 5)).toBe('%PDF-')
}

/** The only item of the order is chosen already. */
async function expectReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Return items' }).click()
  await expect(page.getByRole('dialog').getByText('You get $112.00 back')).toBeVisible()
  await expectPdf(page, 'Get the return label', /^return-.*\.pdf$/)
}

/** Opens a mail in the sandbox's outbox, as somebody reads it. */
async function readMail(page: Page, subject: string): Promise<void> {
  await page.goto(`${shop}/outbox`)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
}

const events = (page: Page) => page.locator('.events li')

test('F5: a guest follows the mail to an order, saves its invoice, and sends it back with its label once it has arrived', async ({
  page,
}) => {
  test.slow()
  const email = `guest.${randomUUID()}@example.com`
  await arrive(page)
  await typeAddress(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await toBilling(page).click()
  await fillCard(page)
  await placeOrder(page)
  const number = (await expectConfirmation(page)).replace(/\D/g, '')

  const link = await linkMailedTo(page.request, email, /We have your order/, orderLink)
  expect(link).toBe(`${shop}/en-us/order?number=${number}`)
  await page.goto(link)
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await expect(page.getByRole('link', { name: 'Sign in to see this order' })).toBeVisible()
  await seen(page, 'look-up')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused()
  expect(page.url()).not.toContain('example.com')
  await expectPdf(page, 'Invoice', /^invoice-.*\.pdf$/)
  await expect(said(page, 'Your invoice is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Return items' })).toBeHidden()

  await hoursLater(page.request, number, UNTIL.packed, UNTIL.shipped)
  await page.reload()
  await expect(events(page)).toHaveText([/On its way/, /Packed/])
  await expect(page.getByText(`Sandbox Parcel, number SP${number}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  await hoursLater(page.request, number, UNTIL.delivered)
  await page.reload()
  await expect(events(page)).toHaveText([/Delivered/, /On its way/, /Packed/])
  await expect(page.getByRole('heading', { name: /^Delivered/ })).toBeVisible()
  await expectReturn(page)
  await expect(said(page, 'Your label is saved.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Return label' })).toBeVisible()
  await expectAccessible(page, 'an order that a guest looked up')
  await seen(page, 'found-order')
  await page.reload()
  await expect(said(page, `Your return R${number} is announced.`)).toBeVisible()
})

test('F5: somebody with an account reads their orders page by page, and gets mails about each from its confirmation to its refund', async ({
  page,
}) => {
  test.slow()
  const email = `ada.${randomUUID()}@example.com`
  await signUp(page, email)
  const { accessToken } = await signInByCall(page.request, email, 'Harbour-7')
  const numbers: string[] = []
  while (numbers.length < 12) numbers.unshift(await orderByCall(page.request, accessToken, email))
  const [saved = '', cancelled = ''] = numbers

  await page.goto(`${shop}/en-us/account/orders`)
  const rows = page.locator('.orow')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText(saved)
  await seen(page, 'orders')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText(numbers.at(-1) ?? '')
  await page.goBack()
  await expect(rows).toHaveCount(10)

  // The mail leads whoever is signed in to the order in the account.
  await page.goto(await linkMailedTo(page.request, email, new RegExp(`order ${cancelled}`), orderLink))
  await expect(page).toHaveURL(`${shop}/en-us/account/order?number=${cancelled}`)
  await expect(page.getByRole('heading', { name: `Order ${cancelled}` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(said(page, 'Nothing will be sent')).toBeVisible()
  await expectMailed(page.request, email, `Your order ${cancelled} is canceled`)
  await readMail(page, `Your order ${cancelled} is canceled`)

  const order = () => page.goto(`${shop}/en-us/account/order?number=${saved}`)
  await readMail(page, `We have your order ${saved}`)
  await hoursLater(page.request, saved, UNTIL.packed, UNTIL.shipped)
  await expectMailed(page.request, email, `Your order ${saved} is on its way`)
  await readMail(page, `Your order ${saved} is on its way`)
  await expect(page.frameLocator('iframe').getByText(`SP${saved}`)).toBeVisible()
  await order()
  await expect(events(page)).toHaveText([/On its way/, /Packed/])
  await hoursLater(page.request, saved, UNTIL.delivered)
  await order()
  await expect(events(page)).toHaveText([/Delivered/, /On its way/, /Packed/])
  await expectReturn(page)
  await seen(page, 'account-order')
  await hoursLater(page.request, saved, UNTIL.back)
  await expectMailed(page.request, email, `The refund for order ${saved}`)
  await readMail(page, `The refund for order ${saved}`)
  await expect(page.frameLocator('iframe').getByText('$112.00').first()).toBeVisible()
  await order()
  await expect(events(page)).toHaveText([/Refunded/, /Returned/, /Delivered/, /On its way/, /Packed/])
  await expect(said(page, 'is announced')).toBeHidden()
  await page.goto(`${shop}/ar-ae/account/order?number=${saved}`)
  await expect(page.locator('.events li')).toHaveCount(5)
  await seen(page, 'account-order-ar')
})

test('F5: on paper an order of the account is the order alone, in one column', async ({ page }) => {
  const email = `ada.${randomUUID()}@example.com`
  await signUp(page, email)
  const { accessToken } = await signInByCall(page.request, email, 'Harbour-7')
  const number = await orderByCall(page.request, accessToken, email)
  await page.goto(`${shop}/en-us/account/order?number=${number}`)
  await expect(page.getByRole('button', { name: 'Invoice' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const chrome of [page.getByRole('button'), page.getByRole('contentinfo'), page.getByRole('navigation')]) {
    await expect(chrome.filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.getByText('All orders')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(25, 25, 24)')
  await page.setViewportSize({ width: 718, height: 1000 })
  if (pictures) await page.screenshot({ path: `${pictures}/paper.png`, fullPage: true })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('F6: an order brings a member points when it has arrived, and its return takes them back, with a line each', async ({
  page,
}) => {
  test.slow()
  await page.goto(`${shop}/en-us/account/loyalty`)
  await signInAs(page, 'member')
  const before = await pointsOn(page)
  await expect(page.getByRole('heading', { name: 'Points history' })).toBeVisible()
  const { accessToken } = await signInByCall(page.request, 'member@till.test')
  const number = await orderByCall(page.request, accessToken, 'member@till.test')
  await hoursLater(page.request, number, UNTIL.packed, UNTIL.shipped, UNTIL.delivered)
  await page.reload()
  const line = (words: string) => page.getByRole('listitem').filter({ hasText: words }).filter({ hasText: number })
  await expect(line('An order arrived')).toContainText('+112')
  expect(await pointsOn(page)).toBe(before + 112)
  await seen(page, 'points')

  await page.goto(`${shop}/en-us/account/order?number=${number}`)
  await expectReturn(page)
  await hoursLater(page.request, number, UNTIL.back)
  await page.goto(`${shop}/en-us/account/loyalty`)
  await expect(line('Taken back with a return')).toContainText('−112')
  expect(await pointsOn(page)).toBe(before)
  await page.goto(`${shop}/ar-ae/account/loyalty`)
  await expect(page.getByText(number).first()).toBeVisible()
  await seen(page, 'points-ar')
})
