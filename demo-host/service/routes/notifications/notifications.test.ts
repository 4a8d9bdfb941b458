import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../core/catalogue/endpoints'
import { mailBackInStock } from '../../mails/mail-back-in-stock'
import { putOnShelf } from '../../testing/fetching'
import { sentMails } from '../../testing/mails'
import { testService, type TestService } from '../../testing/test-service'

const SOLD_OUT = 'TQ4407AB13'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  const variants = shop.db.selectFrom('variants').select('upc').where('product_id', '=', SOLD_OUT)
  upc = (await variants.executeTakeFirstOrThrow()).upc
})
afterAll(() => shop.close())
beforeEach(async () => {
  await putOnShelf(shop.db, upc, 0)
  await shop.db.deleteFrom('notification_requests').execute()
  await shop.db.deleteFrom('sandbox_mails').execute()
})

const ask = (email: string, locale = 'en-US') =>
  shop.nobody(endpoints.requestNotification, {
    body: { productId: SOLD_OUT, upc, email },
    headers: { 'x-locale': locale },
  })

test('whoever asked is notified once when it is back, in their language, with a link to the page where they asked', async () => {
  await ask('Ada@example.com')
  await ask('hana@example.com', 'ja-JP')
  await mailBackInStock(shop.db)
  expect(await sentMails(shop)).toEqual([])
  await putOnShelf(shop.db, upc, 3)
  await Promise.all([mailBackInStock(shop.db), mailBackInStock(shop.db)])
  const mails = await sentMails(shop)
  expect(mails.map(({ to_address: to, locale }) => [to, locale]).sort()).toEqual([
    ['ada@example.com', 'en-US'],
    ['hana@example.com', 'ja-JP'],
  ])
  expect(mails.find(({ locale }) => locale === 'ja-JP')?.subject).toMatch(/^再入荷のお知らせ：/)
  expect(mails.find(({ locale }) => locale === 'en-US')?.text).toContain('http://localhost:4400/en-us/p/')
  await mailBackInStock(shop.db)
  expect(await sentMails(shop)).toHaveLength(2)
})

test.each([
  ['where the key of the page that they asked on says', 'pk_partner', ['host']],
  ['where a key of the shop says, if that of the page says nothing', 'pk_demo', ['shop']],
])('B12: the link leads to where products live: %s', async (_where, says, demoOrigins) => {
  const keys = shop.db.selectFrom('access_keys').select(['key', 'origins', 'product_url'])
  const before = await keys.execute()
  const set = (key: string, values: object) =>
    shop.db.updateTable('access_keys').set(values).where('key', '=', key).execute()
  await set('pk_demo', { origins: demoOrigins, product_url: null })
  await set(says, { product_url: 'https://northlane.example/{locale}/shoes/{id}' })
  await ask('ada@example.com', 'fr-FR')
  await putOnShelf(shop.db, upc, 3)
  await mailBackInStock(shop.db)
  const [mail] = await sentMails(shop)
  for (const { key, ...values } of before) await set(key, values)
  expect(mail?.text).toContain(`https://northlane.example/fr-fr/shoes/${SOLD_OUT}`)
})

test('somebody who signed in sees what they wait for, and takes it back', async () => {
  const shopper = await shop.person('shopper@till.test')
  const change = (notify: boolean) =>
    shopper.call(endpoints.changeNotification, { body: { productId: SOLD_OUT, upc, notify } })
  expect((await change(true)).body.notifications).toMatchObject([{ productId: SOLD_OUT, upc }])
  expect((await shopper.call(endpoints.readNotifications)).body.notifications).toHaveLength(1)
  const other = await shop.person('member@till.test')
  expect((await other.call(endpoints.readNotifications)).body.notifications).toEqual([])
  await ask('ada@example.com')
  expect((await change(false)).body.notifications).toEqual([])
  await putOnShelf(shop.db, upc, 3)
  await mailBackInStock(shop.db)
  expect((await sentMails(shop)).map(({ to_address: to }) => to)).toEqual(['ada@example.com'])
})

test('nobody can wait for what offers no such mail', async () => {
  const shopper = await shop.person('shopper@till.test')
  const body = { productId: SOLD_OUT, upc: 'nothing', notify: true }
  expect((await shopper.call(endpoints.changeNotification, { body })).error?.errorId).toBe('ORD404')
})

test('keeps one wish to be told for each address and variant, and refuses what is no address', async () => {
  expect((await ask('Runner@example.com')).status).toBe(204)
  expect((await ask('runner@example.com ')).status).toBe(204)
  expect((await ask('no address')).error?.errorId).toBe('AUT453')
  const rows = await shop.db.selectFrom('notification_requests').select('email').execute()
  expect(rows).toEqual([{ email: 'runner@example.com' }])
})
