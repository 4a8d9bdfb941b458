import { type Browser, expect, type Page, test } from '@playwright/test'
import { canRunOldChromium } from '../test/old-chromium.mjs'
import { pageIn, startOld } from './old-engines'
import { compare, picture } from './pictures'
import { host, stranger } from './places'
import { chooseSize, drawer, expectConfirmation, fillCard, fillShipping, goToCheckout, placeOrder } from './shopper'

/** Pixels of a screen that may differ from today's Chromium: the edges of letters, which engines smooth in their own ways. */
const SHARE = 0.07

const schemes = ['light', 'dark'] as const

type Screens = Record<string, Buffer>

/** The addresses of the pictures on screen that are loading still. */
const pendingOnes = (pictures: (SVGElement | HTMLElement)[]) =>
  (pictures as HTMLImageElement[]).flatMap(picture => {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    return isOnScreen && !picture.complete ? [picture.currentSrc || picture.src] : []
  })

const decodeAll = (pictures: (SVGElement | HTMLElement)[]) =>
  Promise.all(
    (pictures as HTMLImageElement[])
      .filter(({ complete }) => complete)
      .map(picture => picture.decode().catch(() => {})),
  )

/** Takes a picture once everything has come, nothing moves any more, and the pointer is over nothing. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  await page.mouse.move(1, 1)
  await expect(page.locator('.skel:visible')).toHaveCount(0)
  await expect.poll(() => page.locator('img:visible').evaluateAll(pendingOnes), { timeout: 30_000 }).toEqual([])
  // What has come may still wait to be decoded, and is not painted before.
  await page.locator('img:visible').evaluateAll(decodeAll)
  let last = await picture(page)
  const isStill = async () => {
    const before = last
    last = await picture(page)
    return last.equals(before)
  }
  await expect.poll(isStill, { timeout: 30_000 }).toBe(true)
  return last
}

/** Buys from a page of the host, and takes pictures of each screen in both schemes. */
async function walk(page: Page, address: string): Promise<Screens> {
  const screens: Screens = {}
  const see = async (name: string) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      screens[`${name}, ${colorScheme}`] = await pictureAtRest(page)
    }
  }
  await page.goto(address)
  await page.addStyleTag({ content: ':root { color-scheme: light dark; background: Canvas }' })
  const opener = page.getByRole('button', { name: 'Quick shop' })
  await expect(opener).toBeVisible()
  await opener.click()
  await chooseSize(page, '9.5')
  await see('quick shop')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expect(drawer(page).getByRole('button', { name: 'Add a promo code' })).toBeVisible()
  await see('bag')
  await goToCheckout(page)
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible()
  await see('shipping')
  await fillShipping(page)
  await see('billing')
  await fillCard(page)
  await see('summary')
  await placeOrder(page)
  await expectConfirmation(page)
  await expect(page.getByRole('heading', { name: 'Keep this order' })).toBeVisible()
  await see('confirmation')
  return screens
}

if (canRunOldChromium) {
  let old: Browser

  // In a single process the last page takes the browser along when it closes: each test has a browser of its own.
  test.beforeEach(async () => {
    test.setTimeout(300_000)
    old = await startOld(111)
  })

  test.afterEach(() => old.close())

  for (const [party, site, width] of [
    ['first', host, 360],
    ['third', stranger, 1280],
  ] as const) {
    test(`the oldest Chromium of the floor buys from a ${party}-party page at ${width} px and looks like today’s`, async ({
      browser,
    }) => {
      const options = { viewport: { width, height: 800 } }
      const address = `${site}/strangers/blank`
      const { page, wrong } = await pageIn(old, options)
      const before = await walk(page, address)
      expect(wrong).toEqual([])

      const { page: today } = await pageIn(browser, options)
      const now = await walk(today, address)
      const shares: Record<string, number> = {}
      for (const [name, seen] of Object.entries(now)) {
        const { isSameSize, share } = await compare(today.context(), seen, before[name] ?? seen)
        shares[name] = isSameSize ? share : 1
      }
      await today.context().close()
      const tooFar = Object.entries(shares).filter(([, share]) => share > SHARE)
      for (const [name] of tooFar) {
        for (const [engine, screens] of Object.entries({ before, now })) {
          await test.info().attach(`${name} ${engine}`, { body: screens[name] ?? '', contentType: 'image/png' })
        }
      }
      expect(tooFar, JSON.stringify(shares)).toEqual([])
    })
  }
}
