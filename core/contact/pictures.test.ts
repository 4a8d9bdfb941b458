import { afterEach, beforeEach, expect, test } from 'vitest'
import { shrinkPictureFx } from '../runtime/shrink-picture'
import { refuse, shopFor } from '../testing/shop-for'
import {
  $arePicturesThere,
  $pictures,
  $claimNumber,
  claimSubmitted,
  pictureRemoved,
  picturesChosen,
  pictureRetried,
} from './index'

const pictures = 'POST /consumers-v3/consumer/warranty/picture'
const remove = (id: string) => `DELETE /consumers-v3/consumer/warranty/picture/${id}`
const warranty = 'POST /consumers-v3/consumer/warranty'
const claim = { orderNumber: '1001', itemId: 'item-1', description: 'The sole came off.' }
const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })
const file = (name: string) => new File(['…'], name, { type: 'image/jpeg' })

const shrink = shrinkPictureFx.use.getCurrent()
beforeEach(() => {
  shrinkPictureFx.use(({ file: { name } }) =>
    name.endsWith('.jpg') ? Promise.resolve(`drawn ${name}`) : Promise.reject('unreadable'),
  )
})
afterEach(() => {
  shrinkPictureFx.use(shrink)
})

const shopOfPictures = (more: Parameters<typeof shopFor>[0] = {}) => {
  let count = 0
  return shopFor({
    [pictures]: () => created({ pictureId: `picture-${++count}` }),
    [warranty]: created({ claimId: 'C1' }),
    ...more,
  })
}

test('F8: pictures are redrawn and sent as they are chosen, and the claim names them', async () => {
  const shop = await shopOfPictures()
  await shop.press(picturesChosen, [file('sole.jpg'), file('heel.jpg')])
  expect(shop.callsTo(pictures).map(({ body }) => body)).toEqual([
    { content: 'drawn sole.jpg' },
    { content: 'drawn heel.jpg' },
  ])
  expect(shop.see($pictures)).toMatchObject([{ base64: 'drawn sole.jpg', problem: null }, { pictureId: 'picture-2' }])
  await shop.press(claimSubmitted, claim)
  expect(shop.callsTo(warranty)[0]?.body).toEqual({ ...claim, pictureIds: ['picture-1', 'picture-2'] })
  expect([shop.see($claimNumber), shop.see($pictures)]).toEqual(['C1', []])
})

test('F8: what is no picture, and a fifth one, say so at themselves, and no claim goes out until they are removed', async () => {
  const shop = await shopOfPictures()
  await shop.press(picturesChosen, ['a.jpg', 'letter.txt', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map(file))
  const problems = [null, 'unreadable', null, null, null, 'too-many']
  expect(shop.see($pictures).map(({ problem }) => problem)).toEqual(problems)
  await shop.press(claimSubmitted, claim)
  expect(shop.callsTo(warranty)).toHaveLength(0)
  for (const picture of shop.see($pictures)) if (picture.problem) await shop.press(pictureRemoved, picture)
  expect(shop.see($arePicturesThere)).toBe(true)
  await shop.press(claimSubmitted, claim)
  expect(shop.callsTo(warranty)).toHaveLength(1)
})

test('F8: a fifth picture takes its place by itself once another is removed, which goes from the shop too', async () => {
  const shop = await shopOfPictures({ [remove('picture-1')]: { status: 204, body: '' } })
  await shop.press(picturesChosen, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map(file))
  const [first, , , , fifth] = shop.see($pictures)
  if (!first || !fifth) throw new Error('No pictures')
  await shop.press(pictureRetried, fifth.file)
  expect(shop.see($pictures)[4]?.problem).toBe('too-many')
  await shop.press(pictureRemoved, first)
  expect(shop.callsTo(remove('picture-1'))).toHaveLength(1)
  const all = shop.see($pictures).map(({ pictureId, problem }) => pictureId ?? problem)
  expect(all).toEqual(['picture-2', 'picture-3', 'picture-4', 'picture-5', 'too-many'])
})

test('F8: a picture that the shop refuses says why, and is sent again on request', async () => {
  let answer = refuse(503, 'GEN500')
  const shop = await shopOfPictures({ [pictures]: () => answer })
  await shop.press(picturesChosen, [file('sole.jpg')])
  expect(shop.see($pictures)).toMatchObject([{ base64: 'drawn sole.jpg', problem: { code: 'GEN500' } }])
  answer = created({ pictureId: 'picture-1' })
  await shop.press(pictureRetried, shop.see($pictures)[0]?.file as File)
  expect(shop.see($pictures)).toMatchObject([{ pictureId: 'picture-1', problem: null }])
})
