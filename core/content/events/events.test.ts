import { afterEach, expect, test, vi } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { anEvent } from '../../testing/an-event'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { daysOpen } from '../../validate/event-days'
import { $events, eventShown } from './index'

const ASK = 'GET /:mode/caas/v1/canvas/event/:eventId'
const id = 'harbour-weekend'

afterEach(() => vi.restoreAllMocks())

test('J9: an event is read once, however many places of the page show it', async () => {
  const shop = await shopFor({ [ASK]: anEvent() })
  await shop.press(eventShown, id)
  await shop.press(eventShown, id)
  expect(shop.callsTo(ASK).map(({ path }) => path)).toEqual([`/live/caas/v1/canvas/event/${id}`])
  expect(shop.see($events)[id]?.value?.title).toBe('Harbour running weekend')
})

test('J9: an event that could not be read is tried again, by a press and once the connection is back', async () => {
  let answer: unknown = refuse(500, 'GEN500')
  const shop = await shopFor({ [ASK]: () => (typeof answer === 'function' ? answer() : answer) })
  await shop.press(eventShown, id)
  expect(shop.see($events)[id]?.error?.code).toBe('GEN500')
  answer = noAnswer('offline')
  await shop.press(eventShown, id)
  expect(shop.see($events)[id]?.error?.code).toBe('offline')
  answer = anEvent()
  await shop.press(cameOnline)
  expect(shop.see($events)[id]).toMatchObject({ error: null, isPending: false })
})

test('J9: without an id says so to the page’s developer, and asks nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await shopFor({})
  await shop.press(eventShown, '')
  expect([said.mock.calls.length, shop.callsTo(ASK)]).toEqual([1, []])
})

test.each([
  ['before it', '2026-06-01', ['2026-06-11', '2026-06-12', '2026-06-13']],
  ['on its second day', '2026-06-12', ['2026-06-12', '2026-06-13']],
  ['after it', '2026-06-14', []],
])('J9: its days are each calendar day from its first to its last: %s', (_when, today, days) => {
  expect(daysOpen({ startDate: '2026-06-11', endDate: '2026-06-13' }, today)).toEqual(days)
})

test('J9: its days are those of the calendar, also where clocks change and a month ends', () => {
  expect(daysOpen({ startDate: '2026-10-24', endDate: '2026-10-26' }, '')).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
  expect(daysOpen({ startDate: '2028-02-28', endDate: '2028-03-01' }, '')).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
})
