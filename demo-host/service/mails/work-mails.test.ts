import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../../core/checkout/endpoints'
import { inTransaction } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import { giveUpOldMails, leaveMails } from '../repositories/outbox'
import { workOutbox } from '../orders/outbox'
import { place, readyCart } from '../testing/checkout'
import { rememberingMailer, sentMails } from '../testing/mails'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../testing/open-shop'
import { maya } from '../testing/people'
import { workMails } from './work-mails'

openShop()
aGuestEachTime()
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.deleteFrom('sandbox_mails').execute()
})

const buy = async (card?: Parameters<typeof readyCart>[2]) =>
  place(shopper, await readyCart(shopper, [{ productId: SHOE, upc, qty: 2 }], card))
const leave = (...mails: MailEntry[]) => inTransaction(shop.db, tx => leaveMails(tx, ...mails))
const changed = (to: string): MailEntry => ({ kind: 'password-changed', to, locale: 'en-US' })

describe('a placed order', () => {
  test('is confirmed by mail to the address that it was placed with, with its lines and sums', async () => {
    const { orderNumber } = (await buy()).body
    const [mail, ...others] = await sentMails(shop)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'order-confirmation', to_address: maya.email, locale: 'en-US' })
    expect(mail?.subject).toBe(`We have your order ${orderNumber}`)
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain('Hello Maya,')
      expect(part).toContain('Quantity 2')
      expect(part).toContain('$224.00')
      expect(part).toContain('418 Alder Street')
      expect(part).toContain(`http://localhost:4401/en-us/order?number=${orderNumber}`)
    }
    // Its name stands beside it, which whoever sees no pictures reads once.
    expect(mail?.html).toMatch(/<img src="http:\/\/localhost:4401\/media\/[\w-]+\.svg" alt="" width="64" height="64"/)
  })

  test('that is refused is not confirmed', async () => {
    expect((await buy('declined')).error?.errorId).toBe('PAY400')
    expect(await sentMails(shop)).toEqual([])
  })

  test('that waits for the bank is confirmed only once it is paid', async () => {
    await buy('challenged')
    expect(await sentMails(shop)).toEqual([])
  })

  test('that is taken back is told so once, however often it is asked', async () => {
    const { orderNumber } = (await buy()).body
    await sentMails(shop)
    for (let time = 0; time < 2; time += 1) await shopper.call(endpoints.cancelOrder, { body: { orderNumber } })
    const mails = await sentMails(shop)
    expect(mails.map(({ kind }) => kind)).toEqual(['order-cancelled', 'order-confirmation'])
    expect(mails[0]?.subject).toBe(`Your order ${orderNumber} is canceled`)
  })
})

test('a mail whose cause is taken back is never sent', async () => {
  const undone = inTransaction(shop.db, async tx => {
    await leaveMails(tx, changed('nobody@example.com'))
    throw new Error('Undone')
  })
  await expect(undone).rejects.toThrow('Undone')
  expect(await sentMails(shop)).toEqual([])
})

test('two services send every mail once', async () => {
  const addresses = Array.from({ length: 30 }, (_none, n) => `shopper${n}@example.com`)
  await leave(...addresses.map(changed))
  const mailer = rememberingMailer()
  await Promise.all([workMails(shop, mailer), workMails(shop, mailer)])
  expect(mailer.sent.map(({ to }) => to).sort()).toEqual(addresses.sort())
})

test('a mail server that is down holds up no capture', async () => {
  const { orderNumber } = (await buy()).body
  await leave(...Array.from({ length: 40 }, (_none, n) => changed(`shopper${n}@example.com`)))
  const down = { ...rememberingMailer(), send: () => Promise.reject(new Error('Down')) }
  await expect(workMails(shop, down)).rejects.toThrow('Down')
  await workOutbox(shop)
  const { state } = await shop.db
    .selectFrom('payments')
    .select('state')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  expect(state).toBe('captured')
})

test('a link is not sent once it has expired, and no link stays in the outbox once it was sent', async () => {
  const reset = (to: string, minutes: number): MailEntry => ({
    kind: 'password-reset',
    to,
    locale: 'en-US',
    link: 'http://localhost:4401/en-us/reset?token=secret',
    expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  })
  await leave(reset('late@example.com', -1), reset('maya@example.com', 30))
  const [mail, ...others] = await sentMails(shop)
  expect(others).toEqual([])
  expect(mail?.text).toContain('http://localhost:4401/en-us/reset?token=secret')
  expect(mail?.text).toContain('The link works for 30 minutes, once.')
  const rows = await shop.db.selectFrom('outbox').select(['document', 'failure']).execute()
  expect(JSON.stringify(rows)).not.toContain('secret')
  expect(rows.map(({ failure }) => failure)).toEqual(expect.arrayContaining(['the link has expired', null]))
})

test('mails that nobody could send for three days are given up', async () => {
  await leave(changed('old@example.com'))
  await shop.db
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - 4 * 86_400_000) })
    .execute()
  await leave(changed('new@example.com'))
  await giveUpOldMails(shop.db)
  expect((await sentMails(shop)).map(({ to_address: to }) => to)).toEqual(['new@example.com'])
})
