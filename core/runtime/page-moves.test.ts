import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $pageAddress, pageMovesWatched } from './page-moves'

const place = { href: 'https://host.test/one', origin: 'https://host.test', pathname: '/one', search: '' }
const goTo = (pathname: string) => Object.assign(place, { pathname, href: place.origin + pathname })

beforeEach(() => {
  vi.useFakeTimers()
  goTo('/one')
  vi.stubGlobal('location', place)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function hear(more: object) {
  vi.stubGlobal('window', Object.assign(new EventTarget(), more))
  const scope = fork()
  await allSettled(pageMovesWatched, { scope })
  return scope
}

it('J12: a move by the page’s own router is noticed where the browser tells of it', async () => {
  const navigation = new EventTarget()
  const scope = await hear({ navigation })
  goTo('/two')
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(scope.getState($pageAddress)).toContain('/two')
  expect(vi.getTimerCount()).toBe(0)
})

it('J12: … and where it does not', async () => {
  const scope = await hear({})
  goTo('/two')
  await vi.advanceTimersByTimeAsync(1000)
  expect(scope.getState($pageAddress)).toContain('/two')
})
