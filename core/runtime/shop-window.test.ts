import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a frame whose sandbox throws at a window has none, and its next press is not used up for one', async () => {
  const open = vi.fn(() => {
    throw new DOMException('not supported', 'InvalidAccessError')
  })
  vi.stubGlobal('window', { open })
  const { openShopWindow } = await import('./shop-window')
  expect(openShopWindow('https://shop.test', { channel: 'ECOMM' })).toBeNull()
  expect(openShopWindow('https://shop.test', { channel: 'ECOMM' })).toBeNull()
  expect(open).toHaveBeenCalledTimes(1)
})
