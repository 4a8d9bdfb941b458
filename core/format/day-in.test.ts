import { expect, test } from 'vitest'
import { dayIn } from './day-in'

test.each([
  [undefined, '2026-11-28'],
  ['America/Los_Angeles', '2026-11-27'],
  ['Pacific/Kiritimati', '2026-11-28'],
  ['Europe/Atlantis', '2026-11-28'],
])('J9: the calendar day in the time zone %s is %s; without a known one it is that of UTC', (zone, day) => {
  expect(dayIn(Date.UTC(2026, 10, 28, 3, 30), zone)).toBe(day)
})
