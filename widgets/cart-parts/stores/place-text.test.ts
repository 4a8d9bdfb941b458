import { afterEach, expect, it, vi } from 'vitest'
import { aStore } from '../../../core/testing/a-store'
import { shopFor } from '../../../core/testing/shop-for'
import { untilOf } from './place-text'
import { $words } from './stores.words'

afterEach(() => {
  vi.useRealTimers()
})

const closed = aStore('S001', { isOpen: false, changesAt: '2026-11-28T17:00:00Z', timeZone: 'America/Los_Angeles' })

it.each([
  ['2026-11-28T15:00:00Z', 'Closed, opens today at 9:00 AM'],
  // Already Saturday in London, still Friday in the store's own city.
  ['2026-11-28T03:00:00Z', 'Closed, opens Saturday at 9:00 AM'],
])('J14: a closed store says when it opens, by the day that it is there: at %s', async (now, text) => {
  const { see } = await shopFor()
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  expect(untilOf(closed, 'en-US', see($words))).toBe(text)
})
