import type { Result } from 'axe-core'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { axeSource } from '../../test/axe-source.mjs'
import { browserArguments, findHeadlessChromium } from '../../test/chromium.mjs'
import { inTransaction } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { leaveMails } from '../repositories/outbox'
import { makeReady, place } from '../testing/checkout'
import { GIFT_CARD } from '../testing/fetching'
import { sentMails } from '../testing/mails'
import { openShop, SHOE, shop, upc } from '../testing/open-shop'
import { upcOn } from '../testing/shelves'

openShop()

let browser: Browser
beforeAll(async () => {
  const executablePath = findHeadlessChromium()
  browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
})
afterAll(() => browser.close())

// A mail has no landmarks: programs show it inside of theirs.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const picturesIn = process.env.TILL_PICTURES

type Look = { violations: Result[]; card: string; isTooWide: boolean }

/** Runs in the mail's page; a text, since the service's sources know no DOM. */
const look = `axe.run({ runOnly: ${JSON.stringify(tags)} }).then(({ violations }) => ({
  violations,
  card: getComputedStyle(document.querySelector('.card')).backgroundColor,
  isTooWide: document.documentElement.scrollWidth > innerWidth,
}))`

/** An order of a shoe and a gift card for a friend, in a language. */
async function order(locale: string): Promise<{ orderNumber: string; lineId: string }> {
  const shopper = await shop.guest()
  const begun = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  const { basketId } = begun.body
  const giftOption = { to: 'Noor', email: 'noor@example.com', message: 'Run well.\nMaya' }
  const card = { productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD), cartId: basketId, giftOption }
  const { items } = (await shopper.call(cart.addItem, { body: card })).body
  const lineId = items.find(({ isDigitalProduct }) => isDigitalProduct)?.id ?? ''
  await makeReady(shopper, basketId)
  const { orderNumber } = (await place(shopper, basketId)).body
  await shop.db.updateTable('orders').set({ locale }).where('order_number', '=', orderNumber).execute()
  return { orderNumber, lineId }
}

/** One mail of every kind. */
async function everyMail(locale: string): Promise<Readonly<Record<MailEntry['kind'], MailEntry>>> {
  const { orderNumber, lineId } = await order(locale)
  const about = { to: 'maya@example.com', locale, firstName: 'Maya', lastName: 'Okafor' }
  const linked = {
    link: `${shop.configuration.shopOrigin}/${locale.toLowerCase()}/reset-password#token=one`,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const origin = 'http://localhost:4400'
  return {
    'order-confirmation': { kind: 'order-confirmation', orderNumber },
    'order-shipped': { kind: 'order-shipped', orderNumber },
    'order-delivered': { kind: 'order-delivered', orderNumber },
    'order-cancelled': { kind: 'order-cancelled', orderNumber },
    'order-refunded': { kind: 'order-refunded', orderNumber },
    'gift-card': { kind: 'gift-card', orderNumber, lineId, position: 0 },
    'back-in-stock': { kind: 'back-in-stock', ...about, productId: SHOE, upc, origin },
    'question-answered': {
      ...{ kind: 'question-answered', ...about, productId: SHOE, origin },
      ...{ question: 'Is it wide?', answer: 'Yes. Go up half a size for an insole.' },
    },
    'password-reset': { kind: 'password-reset', ...about, ...linked },
    'email-confirmation': { kind: 'email-confirmation', ...about, ...linked },
    'newsletter-confirmation': { kind: 'newsletter-confirmation', ...about, ...linked },
    'email-confirmed': { kind: 'email-confirmed', ...about },
    'password-changed': { kind: 'password-changed', ...about },
    'passkey-added': { kind: 'passkey-added', ...about, name: 'Laptop' },
    'data-ready': { kind: 'data-ready', ...about },
    'data-downloaded': { kind: 'data-downloaded', ...about },
    'data-erased': { kind: 'data-erased', ...about },
    'event-joined': { kind: 'event-joined', ...about, title: 'Harbour weekend', days: ['2027-06-11', '2027-06-12'] },
    'event-changed': { kind: 'event-changed', ...about, title: 'Harbour weekend', days: ['2027-06-12'], guest: 'Noor' },
    'event-cancelled': { kind: 'event-cancelled', ...about, title: 'Harbour weekend' },
    'not-shown': { kind: 'not-shown', ...about, what: 'picture', reason: 'rights', words: 'Six in the morning.' },
    'message-received': { kind: 'message-received', ...about, number: 'C1' },
  }
}

/** The mails as the outbox frames them, by kind. */
async function htmlOf(locale: string): Promise<ReadonlyMap<string, string>> {
  const entries = Object.values(await everyMail(locale))
  await shop.db.deleteFrom('outbox').where('topic', '=', 'mail').execute()
  await shop.db.deleteFrom('sandbox_mails').execute()
  await inTransaction(shop.db, tx => leaveMails(tx, ...entries))
  const mails = await sentMails(shop)
  expect(mails.map(({ kind }) => kind).sort()).toEqual(entries.map(({ kind }) => kind).sort())
  const framed = mails.map(
    async ({ id, kind }) => [kind, (await shop.app.inject(`/outbox/${id}/html`)).payload] as const,
  )
  return new Map(await Promise.all(framed))
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  return (red * 3 + green * 6 + blue) / 10
}

describe.each(['en-US', 'ar-AE'])('in %s', locale => {
  test('every kind of mail can be read in a light and in a dark mail program', async () => {
    const mails = await htmlOf(locale)
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
    const found: string[] = []
    for (const [kind, html] of mails) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(html)
        // The window stays the same for every mail.
        if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axeSource)
        const { violations, card, isTooWide } = await page.evaluate<Look>(look)
        if (picturesIn)
          await page.screenshot({ path: `${picturesIn}/${kind}-${locale}-${colorScheme}.png`, fullPage: true })
        const name = `${kind}, ${colorScheme}`
        found.push(...violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`))
        if (isTooWide) found.push(`${name}: wider than a phone`)
        if (luminance(card) > 128 !== (colorScheme === 'light')) found.push(`${name}: its card is ${card}`)
      }
    }
    await page.close()
    expect(found).toEqual([])
  }, 120_000)
})
