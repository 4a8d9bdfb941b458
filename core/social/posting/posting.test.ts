import { afterEach, beforeEach, expect, it } from 'vitest'
import { tokenForgotten } from '../../http/token'
import { shrinkPictureFx } from '../../runtime/shrink-picture'
import { refuse, shopFor } from '../../testing/shop-for'
import {
  $chosenPicture,
  $isPictureSent,
  $pictureAttempts,
  $pictureDraft,
  $pictureError,
  $pictureProblems,
  pictureChosen,
  pictureFormLeft,
  pictureSubmitted,
  pictureTyped,
} from './index'

const USERS = 'POST /social/v1/users'
const MEDIA = 'POST /social/v1/users/:userId/media'
const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })
const file = (name: string) => new File(['…'], name, { type: 'image/jpeg' })
const draft = { caption: ' The lighthouse at six ', author: ' Maya ', isOwn: true }
const here = { product: 'TQ4407AB12', category: null }

const shrink = shrinkPictureFx.use.getCurrent()
beforeEach(() => {
  shrinkPictureFx.use(({ file: { name } }) =>
    name.endsWith('.jpg') ? Promise.resolve(`drawn ${name}`) : Promise.reject('unreadable'),
  )
})
afterEach(() => {
  shrinkPictureFx.use(shrink)
})

async function shopWith(media: unknown = created({ mediaId: 'm1', status: 'pending' })) {
  const answers = { [USERS]: created({ userId: 'u1', name: 'Maya' }), [MEDIA]: media }
  const shop = await shopFor(answers as Parameters<typeof shopFor>[0])
  await shop.press(pictureTyped, draft)
  return shop
}

it('J11: a picture is redrawn and sent with its words, its author’s name and the product of its gallery', async () => {
  const shop = await shopWith()
  await shop.press(pictureChosen, file('six.jpg'))
  await shop.press(pictureSubmitted, here)
  expect(shop.callsTo(USERS).map(({ body }) => body)).toEqual([{ name: 'Maya' }])
  expect(shop.callsTo(MEDIA)).toMatchObject([
    {
      path: '/social/v1/users/u1/media',
      body: { content: 'drawn six.jpg', caption: 'The lighthouse at six', isOwn: true, productIds: ['TQ4407AB12'] },
    },
  ])
  expect([shop.see($isPictureSent), shop.see($chosenPicture)]).toEqual([true, null])
  expect(shop.see($pictureDraft)).toEqual({ caption: '', author: ' Maya ', isOwn: false })
  await shop.press(pictureFormLeft)
  expect(shop.see($isPictureSent)).toBe(false)
})

it('J11: a gallery of a category has it in that', async () => {
  const shop = await shopWith()
  await shop.press(pictureChosen, file('six.jpg'))
  await shop.press(pictureSubmitted, { product: null, category: 'trail' })
  expect(shop.callsTo(MEDIA)[0]?.body).toMatchObject({ category: 'trail' })
})

it('J11: nothing is sent without a picture, its words, a name or the consent, and each says so until it is changed', async () => {
  const shop = await shopWith()
  await shop.press(pictureTyped, { caption: ' ', author: '', isOwn: false })
  await shop.press(pictureSubmitted, here)
  const required = 'required'
  expect(shop.see($pictureProblems)).toEqual({
    ...{ picture: required, caption: required, author: required, isOwn: required },
  })
  expect([shop.see($pictureAttempts), shop.callsTo(USERS)]).toEqual([1, []])
  await shop.press(pictureTyped, { caption: '🏔'.repeat(301) })
  await shop.press(pictureChosen, file('six.jpg'))
  expect(shop.see($pictureProblems)).toEqual({ author: required, isOwn: required })
  await shop.press(pictureSubmitted, here)
  expect(shop.see($pictureProblems).caption).toBe('too-long')
})

it('J11: what is no picture says so, and another one takes its place', async () => {
  const shop = await shopWith()
  await shop.press(pictureChosen, file('letter.txt'))
  expect(shop.see($chosenPicture)?.problem).toBe('unreadable')
  await shop.press(pictureSubmitted, here)
  expect(shop.callsTo(USERS)).toEqual([])
  await shop.press(pictureChosen, file('six.jpg'))
  expect(shop.see($chosenPicture)).toMatchObject({ base64: 'drawn six.jpg', problem: null })
})

it.each([
  ['at the picture', 'PIC415', 415, true],
  ['beside the button', 'GEN500', 503, false],
])('J11: what the shop refuses is said %s, and everything stays', async (_where, code, status, isOfPicture) => {
  const shop = await shopWith(refuse(status, code))
  await shop.press(pictureChosen, file('six.jpg'))
  await shop.press(pictureSubmitted, here)
  const problem = expect.objectContaining({ code })
  expect(shop.see($chosenPicture)?.problem).toEqual(isOfPicture ? problem : null)
  expect(shop.see($pictureError)).toEqual(isOfPicture ? null : problem)
  expect([shop.see($pictureDraft), shop.see($chosenPicture)?.base64]).toEqual([draft, 'drawn six.jpg'])
})

it('J11: nothing of it stays for whoever signs in next', async () => {
  const shop = await shopWith()
  await shop.press(pictureChosen, file('six.jpg'))
  await shop.press(tokenForgotten)
  expect([shop.see($chosenPicture), shop.see($pictureDraft).caption]).toEqual([null, ''])
})
