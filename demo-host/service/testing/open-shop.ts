import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Shopper } from './callers'
import { upcOn } from './shelves'
import { testService, type TestService } from './test-service'

/** The shoe that most tests buy. */
export const SHOE = 'TQ4407AB12'

/** The shop of the test file that is running, since `openShop`. */
export let shop: TestService
/** The shoe in cobalt, size 10. */
export let upc: string
/** Who shops in the test that is running, since `aGuestEachTime`. */
export let shopper: Shopper

/** Opens a shop before the first test of a file, and closes it after the last. */
export function openShop(): void {
  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())
}

/** Lets a new guest in before each test. */
export function aGuestEachTime(): void {
  beforeEach(async () => {
    shopper = await shop.guest()
  })
}
