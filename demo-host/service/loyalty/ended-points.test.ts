import { describe, expect, test } from 'vitest'
import { endedPoints, type PointLine } from './ended-points'

const line = (order_number: string, units: number, day: string, kind: PointLine['kind'] = 'renew'): PointLine => ({
  order_number,
  kind,
  units,
  created_at: new Date(`${day}T12:00:00Z`),
})
const ended = (lines: readonly PointLine[], day: string, initial = 0) =>
  endedPoints({ initial, lines }, new Date(`${day}T12:00:00Z`))

describe('points', () => {
  test('F6: end a year after they were given, to the moment', () => {
    const lines = [line('earned 1', 100, '2025-03-01')]
    expect(ended(lines, '2026-02-28')).toMatchObject({ units: 0 })
    expect(ended(lines, '2026-03-01')).toEqual({ units: 100, oldest: null })
  })

  test('F6: are spent the oldest first, so that the younger ones count on', () => {
    const lines = [
      line('earned 2', 50, '2025-09-01'),
      line('earned 1', 100, '2025-03-01'),
      line('3', -120, '2025-10-01', 'redeem'),
    ]
    expect(ended(lines, '2026-03-01')).toEqual({ units: 0, oldest: new Date('2025-09-01T12:00:00Z') })
    expect(ended(lines, '2026-09-01').units).toBe(30)
  })

  test('F6: that have no date are spent first and never end', () => {
    const lines = [line('earned 1', 100, '2025-03-01'), line('2', -150, '2025-04-01', 'redeem')]
    expect(ended(lines, '2030-01-01', 1000).units).toBe(100)
    expect(ended(lines, '2030-01-01', 120).units).toBe(70)
  })

  test('F6: that a return took back count neither as spent nor as given', () => {
    const lines = [
      line('earned 1', 100, '2025-03-01'),
      line('earned 2', 50, '2026-01-01'),
      line('returned 2', -50, '2026-02-01'),
    ]
    expect(ended(lines, '2026-03-01')).toMatchObject({ units: 100 })
  })

  test('F6: end once, and keep their age when a cancelled order gives them back', () => {
    const lines = [
      line('earned 1', 100, '2025-03-01'),
      line('2', -60, '2025-04-01', 'redeem'),
      line('expired 2026-03-01', -40, '2026-03-01'),
    ]
    expect(ended(lines, '2026-03-02').units).toBe(0)
    expect(ended([...lines, line('2', 60, '2026-03-02', 'restore')], '2026-03-03').units).toBe(60)
  })
})
