import { describe, expect, test } from 'vitest'
import { $joined, eventShown } from '../../events'
import { tokenForgotten } from '../../../http/token'
import { anEvent, aRegistration } from '../../../testing/an-event'
import { shopAs } from '../../../testing/shop-as'
import { noAnswer, refuse, type Shop } from '../../../testing/shop-for'
import {
  $cancelRequests,
  $changeErrors,
  $changeProblems,
  $changes,
  $changing,
  $placesChanged,
  cancelConfirmed,
  cancelPressed,
  changeLeft,
  changePressed,
  changeSubmitted,
  changeTyped,
} from './index'
import { $registrations } from '../../event-registration'
import { $placesGivenBack, joinFormShown } from '../index'

const PATH = '/consumers-v3/consumer/event-registration'
const eventId = 'harbour-weekend'
const own = aRegistration({ attendingDays: ['2099-06-11'], plusOne: 'Noor Aziz' })
const moved = aRegistration({ attendingDays: ['2099-06-12', '2099-06-13'], plusOne: null })

/** Maya, who has signed up. */
async function joined(answers: object = {}): Promise<Shop> {
  const shop = await shopAs({ consumerType: 'REGISTERED', consumerNo: 'maya' } as const, {
    'GET /:mode/caas/v1/canvas/event/:eventId': anEvent(),
    [`GET ${PATH}`]: { registration: own },
    [`PUT ${PATH}`]: moved,
    [`DELETE ${PATH}`]: { status: 204, body: '' },
    ...answers,
  })
  await shop.press(eventShown, eventId)
  await shop.press(joinFormShown, eventId)
  return shop
}

const type = (shop: Shop, change: object) => shop.press(changeTyped, { eventId, change })

describe('a registration', () => {
  test('J9: is changed from what it is: other days, and nobody along any more', async () => {
    const shop = await joined()
    await shop.press(changePressed, eventId)
    expect(shop.see($changes)[eventId]).toEqual({ days: ['2099-06-11'], plusOne: 'Noor Aziz' })
    await type(shop, { days: ['2099-06-13', '2099-06-12'], plusOne: ' ' })
    await shop.press(changeSubmitted, eventId)
    expect(shop.callsTo(`PUT ${PATH}`)[0]?.body).toEqual({
      eventId,
      attendingDays: ['2099-06-12', '2099-06-13'],
      plusOne: '',
    })
    expect([shop.see($registrations)[eventId], shop.see($changes)[eventId]]).toEqual([moved, undefined])
    expect(shop.see($placesChanged)).toEqual([eventId])
  })

  test('J9: is not changed without a day, or with a wrong name', async () => {
    const shop = await joined()
    await shop.press(changePressed, eventId)
    await type(shop, { days: [], plusOne: 'N' })
    await shop.press(changeSubmitted, eventId)
    expect(shop.see($changeProblems)[eventId]).toEqual({ days: 'required', plusOne: 'min-length' })
    await type(shop, { days: ['2099-06-12'] })
    expect(shop.see($changeProblems)[eventId]).toEqual({ plusOne: 'min-length' })
    expect(shop.callsTo(`PUT ${PATH}`)).toHaveLength(0)
  })

  test('J9: stays as it is where its change is refused, and nothing typed is lost', async () => {
    const shop = await joined({ [`PUT ${PATH}`]: refuse(409, 'EVT411') })
    await shop.press(changePressed, eventId)
    await type(shop, { plusOne: 'Ada Clerk' })
    await shop.press(changeSubmitted, eventId)
    expect(shop.see($changeErrors)[eventId]?.code).toBe('EVT411')
    expect(shop.see($changes)[eventId]?.plusOne).toBe('Ada Clerk')
    expect(shop.see($registrations)[eventId]).toEqual(own)
    await shop.press(changeLeft, eventId)
    expect([shop.see($changes)[eventId], shop.see($changeErrors)[eventId]]).toEqual([undefined, null])
  })

  test('J9: is cancelled once that was asked, and its card offers to join again', async () => {
    const shop = await joined()
    expect(shop.see($joined)).toEqual([eventId])
    await shop.press(cancelPressed, eventId)
    expect(shop.see($cancelRequests)).toEqual([eventId])
    expect(shop.callsTo(`DELETE ${PATH}`)).toHaveLength(0)
    await shop.press(cancelConfirmed, eventId)
    expect(shop.callsTo(`DELETE ${PATH}`)[0]?.query).toMatchObject({ eventId })
    expect([shop.see($registrations)[eventId], shop.see($joined), shop.see($placesGivenBack)]).toEqual([
      null,
      [],
      [eventId],
    ])
  })

  test('J9: is kept where the connection is lost, which is said', async () => {
    const shop = await joined({ [`DELETE ${PATH}`]: noAnswer('offline') })
    await shop.press(cancelPressed, eventId)
    await shop.press(cancelConfirmed, eventId)
    expect([shop.see($changeErrors)[eventId]?.kind, shop.see($changing)]).toEqual(['network', []])
    expect(shop.see($registrations)[eventId]).toEqual(own)
  })

  test('J9: that was cancelled elsewhere is not there any more', async () => {
    const shop = await joined({ [`DELETE ${PATH}`]: refuse(404, 'EVT404') })
    await shop.press(cancelPressed, eventId)
    await shop.press(cancelConfirmed, eventId)
    expect([shop.see($registrations)[eventId], shop.see($joined)]).toEqual([null, []])
  })

  test('J9: of an event that its editors took away is not said to be cancelled', async () => {
    const shop = await joined({ [`DELETE ${PATH}`]: refuse(404, 'API404') })
    await shop.press(cancelPressed, eventId)
    await shop.press(cancelConfirmed, eventId)
    expect([shop.see($placesGivenBack), shop.see($changeErrors)[eventId]?.code]).toEqual([[], 'API404'])
    expect(shop.see($registrations)[eventId]).toEqual(own)
  })

  test('J9, T22: nothing of it stays when its session has ended', async () => {
    const shop = await joined()
    await shop.press(changePressed, eventId)
    await shop.press(tokenForgotten)
    expect([shop.see($changes), shop.see($registrations), shop.see($cancelRequests)]).toEqual([{}, {}, []])
  })
})
