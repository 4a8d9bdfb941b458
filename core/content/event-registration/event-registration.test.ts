import { expect, test } from 'vitest'
import { $joined } from '../events'
import { tokenForgotten } from '../../http/token'
import { aRegistration } from '../../testing/an-event'
import { shopAs } from '../../testing/shop-as'
import { noAnswer } from '../../testing/shop-for'
import { $registrations, registrationWanted } from './index'

const OWN = 'GET /consumers-v3/consumer/event-registration'
const eventId = 'harbour-weekend'
const member = { consumerType: 'REGISTERED', consumerNo: 'maya' } as const

test('J9: a place is read once for all cards of its event, and forgotten with its shopper', async () => {
  const shop = await shopAs(member, { [OWN]: { registration: aRegistration() } })
  const first = shop.press(registrationWanted, eventId)
  await Promise.all([first, shop.press(registrationWanted, eventId)])
  await shop.press(registrationWanted, eventId)
  expect(shop.callsTo(OWN)).toMatchObject([{ query: { eventId } }])
  expect(shop.see($joined)).toEqual([eventId])
  await shop.press(tokenForgotten)
  expect([shop.see($joined), shop.see($registrations)]).toEqual([[], {}])
})

test('J9: a place that could not be read is nobody’s yet, and is read when it is wanted again', async () => {
  let isDown = true
  const shop = await shopAs(member, { [OWN]: () => (isDown ? noAnswer()() : { registration: null }) })
  await shop.press(registrationWanted, eventId)
  expect(shop.see($registrations)).toEqual({})
  isDown = false
  await shop.press(registrationWanted, eventId)
  expect(shop.see($registrations)).toEqual({ [eventId]: null })
})
