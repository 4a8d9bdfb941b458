import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '../../../../core/contact/contracts'
import { endpoints } from '../../../../core/contact/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { deleteLeftovers } from '../../repositories/leftovers'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { blueSquare, squareWithPlace } from '../../testing/pictures'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let walt: Shopper
let stranger: Shopper
let claim: { readonly orderNumber: string; readonly itemId: string; readonly description: string }

beforeAll(async () => {
  shop = await testService()
  walt = await shop.person('trade@till.test')
  stranger = await shop.person('industry@till.test')
  const upc = await upcOn(shop.db, 'TQ4407AB12', 'cobalt', '10')
  const { orderNumber } = (await place(walt, await readyCart(walt, [{ productId: 'TQ4407AB12', upc }]))).body
  const order = (await walt.call(checkout.readOrder, { params: { orderId: orderNumber } })).body
  claim = { orderNumber, itemId: order.items[0]?.id ?? '', description: 'The sole came off.' }
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('claim_pictures').execute())

const add = (who: Shopper, content: string = blueSquare.png) =>
  who.call(endpoints.addClaimPicture, { body: { content } })
const remove = (who: Shopper, pictureId: string) => who.call(endpoints.removeClaimPicture, { params: { pictureId } })
const send = (who: Shopper, pictureIds: readonly string[]) =>
  who.call(endpoints.claimWarranty, { body: { ...claim, pictureIds: [...pictureIds] } })
const saved = () => shop.db.selectFrom('claim_pictures').selectAll().orderBy('id').execute()

test.each([
  ['image/jpeg', blueSquare.jpeg],
  ['image/png', blueSquare.png],
  ['image/webp', blueSquare.webp],
])('F8: a picture of the type %s is kept as it was sent, for its claim', async (type, content) => {
  const { status, body } = await add(walt, content)
  expect(status).toBe(201)
  const claimed = await send(walt, [body.pictureId])
  expect(claimed.status).toBe(201)
  const [row] = await saved()
  const ofClaim = shop.db.selectFrom('contact_messages').select('id').where('number', '=', claimed.body.claimId)
  const { id } = await ofClaim.executeTakeFirstOrThrow()
  expect(row).toMatchObject({ id: body.pictureId, content_type: type, claim_id: id })
  expect(row?.content.toString('base64')).toBe(content)
})

test.each([
  ['PIC415', 'what is no picture, whatever it is called', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
  ['PIC415', 'a picture of another type', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
  ['PIC422', 'a JPEG that says where it was taken', squareWithPlace.jpeg],
  ['PIC422', 'a PNG that says where it was taken', squareWithPlace.png],
  ['PIC422', 'a WebP that says where it was taken', squareWithPlace.webp],
  ['PIC413', 'a picture that is too large', Buffer.alloc(MAX_PICTURE_BYTES + 1).toString('base64')],
])('F8: %s refuses %s, and nothing of it is kept', async (code, _what, content) => {
  expect((await add(walt, content)).error?.errorId).toBe(code)
  expect(await saved()).toEqual([])
})

test('F8: a picture may have 2 MB, and no other call a larger body than before', async () => {
  const huge = await add(walt, 'x'.repeat(MAX_PICTURE_BYTES * 2))
  expect([huge.status, huge.error?.errorId]).toEqual([413, 'GEN500'])
  const other = await shop.nobody(session.exchangeToken, { body: { type: 'Guest', filler: 'x'.repeat(65 * 1024) } })
  expect([other.status, other.error?.message]).toEqual([413, 'The body is larger than 64 KiB'])
})

test('F8: a claim has four pictures at most', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.push((await add(walt)).body.pictureId)
  expect((await send(walt, ids)).status).toBe(400)
  expect((await send(walt, ids.slice(1))).status).toBe(201)
  expect((await saved()).filter(({ claim_id }) => claim_id !== null)).toHaveLength(4)
})

test('F8: PIC404, and no claim, where a picture is somebody else’s, is gone, or has its claim', async () => {
  const theirs = (await add(stranger)).body.pictureId
  const mine = (await add(walt)).body.pictureId
  const claims = () => shop.db.selectFrom('contact_messages').select('id').execute()
  const before = await claims()
  expect((await send(walt, [mine, theirs])).error?.errorId).toBe('PIC404')
  expect(await claims()).toEqual(before)
  expect((await remove(stranger, mine)).error?.errorId).toBe('PIC404')
  expect((await send(walt, [mine])).status).toBe(201)
  expect((await send(walt, [mine])).error?.errorId).toBe('PIC404')
  expect((await remove(walt, mine)).error?.errorId).toBe('PIC404')
  expect((await remove(stranger, theirs)).status).toBe(204)
  expect((await saved()).map(({ id }) => id)).toEqual([mine])
})

test('F8: PIC409 after twelve pictures without a claim; what no claim takes is gone after a day', async () => {
  for (let count = 0; count < 12; count += 1) expect((await add(walt)).status).toBe(201)
  expect((await add(walt)).error?.errorId).toBe('PIC409')
  const [first] = await saved()
  await send(walt, [first?.id ?? ''])
  await deleteLeftovers(shop.db, Date.now() + 23 * 3_600_000)
  expect(await saved()).toHaveLength(12)
  await deleteLeftovers(shop.db, Date.now() + 25 * 3_600_000)
  expect((await saved()).map(({ id }) => id)).toEqual([first?.id])
})

test('F8: guests and third-party pages add no pictures', async () => {
  expect((await add(await shop.guest())).status).toBe(403)
  expect((await shop.nobody(endpoints.addClaimPicture, { body: { content: blueSquare.png } })).status).toBe(401)
})
