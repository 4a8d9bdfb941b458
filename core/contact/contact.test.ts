import { expect, test } from 'vitest'
import { cameOnline } from '../runtime/page-events'
import { noAnswer, refuse, shopFor } from '../testing/shop-for'
import {
  $categories,
  $categoriesError,
  $claimError,
  $claimNumber,
  $messageError,
  $messageProblems,
  $sentNumber,
  anotherClaimWanted,
  anotherWanted,
  claimSubmitted,
  messageSubmitted,
  subjectsWanted,
  type TypedMessage,
} from './index'

const contact = 'POST /consumers-v3/contactus'
const warranty = 'POST /consumers-v3/consumer/warranty'
const message: TypedMessage = {
  category: 'order',
  subject: 'where',
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Where is it?',
}
const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })

test('F8: a message goes out under the bot check, and its number is told until another is written', async () => {
  const shop = await shopFor({ [contact]: created({ contactId: 'C1' }) })
  await shop.press(messageSubmitted, message)
  expect(shop.callsTo(contact)[0]?.body).toEqual({ ...message, recaptcha_response: 'sandbox-register' })
  expect(shop.see($sentNumber)).toBe('C1')
  await shop.press(anotherWanted)
  expect(shop.see($sentNumber)).toBeNull()
})

test('F8: what is missing is named by its field, and nothing is sent', async () => {
  const shop = await shopFor({ [contact]: created({ contactId: 'C1' }) })
  await shop.press(messageSubmitted, { ...message, subject: '', name: ' ', email: 'nobody', message: '' })
  expect(shop.see($messageProblems)).toEqual({
    subject: 'required',
    name: 'required',
    email: 'email',
    message: 'required',
  })
  expect(shop.callsTo(contact)).toHaveLength(0)
})

test.each([
  ['email', `${'a'.repeat(90)}@example.com`],
  ['name', 'a'.repeat(101)],
  ['orderNumber', '1'.repeat(41)],
  ['message', 'a'.repeat(4001)],
])('F8: a text that is too long is named by its field, and nothing is sent: %s', async (field, text) => {
  const shop = await shopFor({ [contact]: created({ contactId: 'C1' }) })
  await shop.press(messageSubmitted, { ...message, [field]: text })
  expect([shop.see($messageProblems), shop.callsTo(contact)]).toEqual([{ [field]: 'max-length' }, []])
})

test('F8: a claim with more than 2000 letters is not sent', async () => {
  const shop = await shopFor({ [warranty]: refuse(404, 'OHS4004') })
  await shop.press(claimSubmitted, { orderNumber: '1001', itemId: 'item-1', description: 'a'.repeat(2001) })
  expect(shop.callsTo(warranty)).toHaveLength(0)
})

test('F8: without a category that is what is missing, as there are no subjects yet', async () => {
  const shop = await shopFor({ [contact]: created({ contactId: 'C1' }) })
  await shop.press(messageSubmitted, { ...message, category: '', subject: '' })
  expect([shop.see($messageProblems), shop.callsTo(contact)]).toEqual([{ category: 'required' }, []])
})

test('F8: subjects that were asked for offline are read when the connection is back', async () => {
  const answers: unknown[] = [{ categories: [] }, noAnswer('offline')()]
  const shop = await shopFor({ 'GET /consumers-v3/contactus/categorySubject': () => answers.pop() })
  await shop.press(subjectsWanted)
  expect([shop.see($categories), shop.see($categoriesError)?.code]).toEqual([null, 'offline'])
  await shop.press(cameOnline)
  expect([shop.see($categories), shop.see($categoriesError)]).toEqual([[], null])
})

test('F8: a claim that is refused says why; an empty one is not sent', async () => {
  const shop = await shopFor({ [warranty]: refuse(404, 'OHS4004') })
  await shop.press(claimSubmitted, { orderNumber: '1001', itemId: 'item-1', description: ' ' })
  expect(shop.callsTo(warranty)).toHaveLength(0)
  await shop.press(claimSubmitted, { orderNumber: '1001', itemId: 'item-1', description: 'The sole came off.' })
  expect([shop.see($claimError)?.code, shop.see($claimNumber)]).toEqual(['OHS4004', null])
})

test('F8: a refused claim is no error of a message, nor is either one of the form when it is shown again', async () => {
  const shop = await shopFor({ [warranty]: refuse(404, 'OHS4004'), [contact]: refuse(500, 'GEN500') })
  await shop.press(claimSubmitted, { orderNumber: '1001', itemId: 'item-1', description: 'The sole came off.' })
  expect(shop.see($messageError)).toBeNull()
  await shop.press(messageSubmitted, message)
  await shop.press(subjectsWanted)
  expect([shop.see($messageError), shop.see($claimError)?.code]).toEqual([null, 'OHS4004'])
  await shop.press(anotherClaimWanted)
  expect(shop.see($claimError)).toBeNull()
})
