import { describe, expect, test } from 'vitest'
import { opennessOf } from './opening'

const weekdays = [1, 2, 3, 4, 5, 6].map(day => ({ day, opens: '10:00', closes: '20:00' }))
const hours = [...weekdays, { day: 7, opens: null, closes: null }]
const at = (text: string) => new Date(text)

describe('a store’s hours', () => {
  test.each([
    ['before it opens', '2026-11-20T17:59:00Z', false, '2026-11-20T18:00:00.000Z'],
    ['as it opens', '2026-11-20T18:00:00Z', true, '2026-11-21T04:00:00.000Z'],
    ['after midnight in UTC, in its own evening', '2026-11-21T03:30:00Z', true, '2026-11-21T04:00:00.000Z'],
    ['as it closes for Sunday', '2026-11-22T04:00:00Z', false, '2026-11-23T18:00:00.000Z'],
    ['the night before the clocks go back', '2026-10-31T23:30:00Z', true, '2026-11-01T03:00:00.000Z'],
    ['on the Sunday when the clocks went back', '2026-11-01T20:00:00Z', false, '2026-11-02T18:00:00.000Z'],
  ])('are told %s', (_when, instant, isOpen, changesAt) => {
    expect(opennessOf(hours, 'America/Los_Angeles', at(instant))).toEqual({ isOpen, changesAt })
  })

  test('are told where the clock is ahead of UTC', () => {
    expect(opennessOf(hours, 'Asia/Tokyo', at('2026-11-20T00:30:00Z'))).toEqual({
      isOpen: false,
      changesAt: '2026-11-20T01:00:00.000Z',
    })
  })

  test.each([
    ['late before the clocks go forward', '2026-03-28T22:30:00Z', '2026-03-29T08:00:00.000Z'],
    ['early on the day when they go back', '2026-10-24T22:30:00Z', '2026-10-25T09:00:00.000Z'],
  ])('leave out no day and count none twice, %s', (_when, instant, changesAt) => {
    const daily = [...weekdays, { day: 7, opens: '10:00', closes: '18:00' }]
    expect(opennessOf(daily, 'Europe/Paris', at(instant))).toEqual({ isOpen: false, changesAt })
  })

  test('of a place that never opens change never', () => {
    expect(opennessOf([], 'Europe/Paris', at('2026-11-20T00:30:00Z'))).toEqual({ isOpen: false, changesAt: null })
  })
})
