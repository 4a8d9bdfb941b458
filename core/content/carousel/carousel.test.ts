import { expect, it, vi } from 'vitest'
import { type Shop, shopFor } from '../../testing/shop-for'
import {
  $carousels,
  type Carousel,
  canStep,
  carouselRemoved,
  carouselPaused,
  carouselShown,
  pausePressed,
  slideRequested,
  slideReached,
} from './index'

async function shopWith(ability: object = {}): Promise<Shop> {
  vi.useFakeTimers()
  const shop = await shopFor()
  void shop.press(carouselShown, { key: 'c', count: 3, isLooping: false, seconds: 0, ...ability })
  return shop
}

const now = (shop: Shop) => shop.see($carousels)['c'] as Carousel

it('goes by its arrows, and not beyond its ends', async () => {
  const shop = await shopWith()
  expect(canStep(now(shop), -1)).toBe(false)
  await shop.press(slideRequested, { key: 'c', by: 1 })
  expect(now(shop).sent).toEqual({ to: 1, times: 1 })
  await shop.press(slideReached, { key: 'c', at: 2 })
  expect(canStep(now(shop), 1)).toBe(false)
  await shop.press(slideRequested, { key: 'c', by: 1 })
  expect(now(shop).sent.to).toBe(2)
})

it('goes to the slide of a dot', async () => {
  const shop = await shopWith()
  await shop.press(slideRequested, { key: 'c', to: 2 })
  expect(now(shop).sent.to).toBe(2)
})

it('a looping one goes on with the first slide after the last', async () => {
  const shop = await shopWith({ isLooping: true })
  await shop.press(slideReached, { key: 'c', at: 2 })
  expect(canStep(now(shop), 1)).toBe(true)
  await shop.press(slideRequested, { key: 'c', by: 1 })
  expect(now(shop).sent.to).toBe(0)
})

it('one that plays by itself turns after its seconds, and begins again after the last slide', async () => {
  const shop = await shopWith({ seconds: 4 })
  await vi.advanceTimersByTimeAsync(3900)
  expect(now(shop).sent.times).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(now(shop).sent).toEqual({ to: 1, times: 1 })
  void shop.press(slideReached, { key: 'c', at: 2 })
  await vi.advanceTimersByTimeAsync(4100)
  expect(now(shop).sent).toEqual({ to: 0, times: 2 })
})

it('stays while it is paused or somebody is in it, and goes on after that', async () => {
  const shop = await shopWith({ seconds: 4 })
  void shop.press(carouselPaused, { key: 'c', isHeld: true })
  await vi.advanceTimersByTimeAsync(9000)
  expect(now(shop).sent.times).toBe(0)
  void shop.press(pausePressed, 'c')
  void shop.press(carouselPaused, { key: 'c', isHeld: false })
  await vi.advanceTimersByTimeAsync(9000)
  expect(now(shop).sent.times).toBe(0)
  void shop.press(pausePressed, 'c')
  await vi.advanceTimersByTimeAsync(4100)
  expect(now(shop).sent.times).toBe(1)
})

it('what the shopper does begins the time again', async () => {
  const shop = await shopWith({ seconds: 4 })
  await vi.advanceTimersByTimeAsync(3000)
  void shop.press(slideReached, { key: 'c', at: 1 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(now(shop).sent.times).toBe(0)
  await vi.advanceTimersByTimeAsync(1100)
  expect(now(shop).sent).toEqual({ to: 2, times: 1 })
})

it('one that left the page does nothing more', async () => {
  const shop = await shopWith({ seconds: 4 })
  void shop.press(carouselRemoved, 'c')
  await vi.advanceTimersByTimeAsync(9000)
  expect(now(shop)).toBeUndefined()
})
