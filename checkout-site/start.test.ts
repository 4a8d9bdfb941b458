import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../core/testing/fake-storage'
import { configOf } from './start'

const tab = fakeStorage('sessionStorage')

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/en-us/cart', origin: 'https://shop.test' })
})
afterEach(() => vi.unstubAllGlobals())

const read = (dataset: Record<string, string>) =>
  configOf({ dataset: { key: 'pk', ...dataset } } as unknown as HTMLElement)

test('M3, E2: the page sets how long a call may take and how long a toast stays', () => {
  expect(read({ timeout: '20000', toastDelay: '9000' })).toMatchObject({ timeout: 20_000, toastDelay: 9000 })
})

test.each(['', 'soon', '-1', '0', '1.5'])('M3, E2: "%s" is no time, and the usual one is taken', text => {
  const config = read({ timeout: text, toastDelay: text })
  expect(config).not.toHaveProperty('timeout')
  expect(config).not.toHaveProperty('toastDelay')
})

test('A11: the webview of the app is known by the flag that it left in the session, unless the page names a channel', () => {
  expect(read({}).channel).toBe('ECOMM')
  tab.set('till:webview', '1')
  expect([read({}).channel, read({ channel: 'ECOMM' }).channel]).toEqual(['MAPP', 'ECOMM'])
})
