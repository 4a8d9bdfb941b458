import { expect, test } from '@playwright/test'
import { shop } from './places'
import { addFirstSize, drawer, expectBag } from './shopper'
import {
  chooseOn,
  closeWindow,
  expectPressable,
  expectThanks,
  expectReported,
  collectOrders,
  openWindow,
  type PageName,
  payBy,
  type Wallet,
  wallets,
  type What,
} from './wallet-pages'

type Journey = readonly [PageName, Wallet, width: number, What]

const journeys: readonly Journey[] = [
  ['the blog', 'Apple Pay', 360, 'product'],
  ['the blog', 'PayPal', 1280, 'product'],
  ['a page with a strict policy', 'PayPal', 360, 'product'],
  ['a page with a strict policy', 'Apple Pay', 1280, 'cart'],
  ['a page that is cut off from its windows', 'Apple Pay', 360, 'cart'],
  ['a page that is cut off from its windows', 'PayPal', 1280, 'product'],
]

for (const [place, wallet, width, what] of journeys) {
  const whole = what === 'cart' ? 'the bag' : 'one thing'
  test(`D5 D6: on ${place}, ${width} px wide, a guest pays for ${whole} by ${wallet} in two presses; the page learns the order and nothing else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const received = await collectOrders(page)
    await chooseOn(page, place, what)
    await expectPressable(page, what)
    const window = await openWindow(page, what, wallet)
    await expect(window).toHaveTitle('Express checkout · Northlane')
    await payBy[wallet](window)
    await expectThanks(window)
    await closeWindow(window, page)
    await expectReported(page, received)
    await page.keyboard.press('Escape')
    await expectBag(page, 0)
    const { orders, purchases } = await received()
    expect([orders.length, purchases.length]).toEqual([1, 1])
  })
}

for (const [wallet, width, what] of [
  ['PayPal', 360, 'cart'],
  ['Apple Pay', 1280, 'product'],
] as const) {
  test(`D5 D6: on the club’s page, which refuses windows, ${width} px wide, a guest pays by ${wallet} at the shop itself, and comes back; the page learns the order and nothing else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const received = await collectOrders(page)
    await chooseOn(page, 'the club’s page, which refuses windows', what)
    await expectPressable(page, what)
    const club = page.url()
    await wallets(page, what)
      .getByRole('button', { name: new RegExp(wallet) })
      .click()
    await expect(page).toHaveURL(`${shop}/en-us/express`)
    await payBy[wallet](page)
    await expectThanks(page)
    await page.getByRole('link', { name: /^Back to 127\.0\.0\.1/ }).click()
    await expect(page).toHaveURL(club)
    await expectReported(page, received)
    await expectBag(page, 0)
  })
}

for (const [wallet, own, other] of [
  ['PayPal', 'paypal-part', 'apple-part'],
  ['Apple Pay', 'apple-part', 'paypal-part'],
] as const) {
  test(`D5: the window shows the wallet that was pressed first, and fetches its part before the other one: ${wallet}`, async ({
    page,
    context,
  }) => {
    const fetched: string[] = []
    context.on('request', request => {
      const [part] = /(apple|paypal)-part|paymentSession/.exec(request.url()) ?? []
      if (part) fetched.push(part)
    })
    await chooseOn(page, 'a plain page', 'cart')
    const window = await openWindow(page, 'cart', wallet)
    const group = window.getByRole('group', { name: 'Express checkout' })
    await expect(group.getByText('or', { exact: true })).toBeVisible()
    const [apple, payPal] = [
      group.getByRole('button', { name: 'Buy with Apple Pay' }),
      group.getByRole('button', { name: 'PayPal' }),
    ]
    const heightOf = async (button: typeof apple) => (await button.boundingBox())?.y ?? 0
    await expect(apple).toBeVisible()
    await expect(payPal).toBeVisible()
    expect(
      (await heightOf(wallet === 'PayPal' ? payPal : apple)) < (await heightOf(wallet === 'PayPal' ? apple : payPal)),
    ).toBe(true)
    expect(fetched.indexOf(own)).toBeLessThan(fetched.indexOf(other))
    if (wallet === 'PayPal') expect(fetched.indexOf('paymentSession')).toBeLessThan(fetched.indexOf(other))
  })
}

test('D5, M6: a page in a locale that the microsite lacks pays in its nearest one, is told of the order, and its bag comes to checkout without a question', async ({
  page,
}) => {
  const received = await collectOrders(page)
  await chooseOn(page, 'a page in Australia’s English', 'product')
  const window = await openWindow(page, 'product', 'Apple Pay')
  await expect(window).toHaveURL(`${shop}/en-us/express`)
  await payBy['Apple Pay'](window)
  await expectThanks(window)
  await closeWindow(window, page)
  await expectReported(page, received)

  await addFirstSize(page)
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/checkout/shipping`)
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
