import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToWindow } from './listen-to-window'

const expected = { origin: 'https://shop.test', source: 'till-sign-in', state: 's-1' }

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hear() {
  const opened = { closed: false }
  const heard: unknown[] = []
  let isOver = false
  const listening = listenToWindow(opened as Window, expected, message => {
    heard.push(message['code'])
    return message['code'] !== undefined
  })
  void listening.then(() => (isOver = true))
  const say = (message: object, { source = opened as unknown, origin = expected.origin } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { origin, source, data: message }))
  return { opened, heard, say, isOver: () => isOver }
}

const shape = { source: expected.source, state: expected.state }

it('receives what a window said before it closed, though it is seen as closed first', async () => {
  const { opened, heard, say, isOver } = hear()
  opened.closed = true
  await vi.advanceTimersByTimeAsync(500)
  say({ ...shape, code: 'c-1' })
  await vi.advanceTimersByTimeAsync(0)
  expect([heard, isOver()]).toEqual([['c-1'], true])
})

it('ends a second after the window was closed without a word', async () => {
  const { opened, isOver } = hear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(isOver()).toBe(false)
  opened.closed = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(isOver()).toBe(true)
})

it('hears that window, that origin and that attempt alone, and no more once it has its answer', async () => {
  const { heard, say } = hear()
  say({ ...shape, code: 'other window' }, { source: {} })
  say({ ...shape, code: 'other origin' }, { origin: 'https://evil.test' })
  say({ ...shape, state: 's-2', code: 'other attempt' })
  say({ ...shape, source: 'other', code: 'other kind' })
  say(shape)
  say({ ...shape, code: 'c-1' })
  say({ ...shape, code: 'late' })
  expect(heard).toEqual([undefined, 'c-1'])
})
