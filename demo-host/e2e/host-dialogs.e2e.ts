import { expect, type Page, test } from '@playwright/test'
import { bagButton } from './shopper'
import { barePage, isRunning, visit } from './stranger-page'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const tall = '<p style="height: 3000px">A long page</p><button id="theirs">Theirs</button>'
const bag = (page: Page) => page.getByRole('dialog', { name: 'Your bag' })

/** How far the page goes when its reader turns the wheel. */
async function scrolled(page: Page): Promise<number> {
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 400)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => scrollY)
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: page => page.keyboard.press('Escape'),
  'its button': page => bag(page).getByRole('button', { name: 'Close bag' }).click(),
  'a press beside it': page => page.mouse.click(20, 400),
  'till.close()': page => page.evaluate(() => (window as unknown as { till: { close(): void } }).till.close()),
  'removal of the element': page => page.evaluate(() => document.querySelector('till-mini-cart')?.remove()),
  'removal of what is around it': page => page.evaluate(() => document.body.replaceChildren()),
  'another body': page =>
    page.evaluate(() => {
      const body = document.createElement('body')
      body.innerHTML = '<p style="height: 3000px">Another</p>'
      document.body.replaceWith(body)
    }),
  'innerHTML of the page': page =>
    page.evaluate(() => {
      document.body.innerHTML = '<p style="height: 3000px">Another</p>'
    }),
}

for (const [name, close] of Object.entries(ways)) {
  test(`I5: the page scrolls again, its own style as it was, after closing by ${name}`, async ({ page }) => {
    await visit(page, barePage('', tall).replace('<html', '<html style="overflow: auto scroll; --own: 1;"'))
    await bagButton(page).click()
    await expect(bag(page)).toBeVisible()
    expect(await scrolled(page), 'the page behind is still').toBe(0)
    await close(page)
    await expect(bag(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('style', 'overflow: auto scroll; --own: 1;')
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('p'), { style: 'height:3000px' })),
    )
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
}

test('I5: two dialogs, one after the other, leave nothing held', async ({ page }) => {
  await visit(page, barePage('', tall))
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.evaluate(() => (window as unknown as { till: { open(name: string): void } }).till.open('mini-cart'))
  await expect(bag(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('style')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test('I4: rivals at the highest z-index, an open popover and an open dialog of the page cover nothing of ours', async ({
  page,
}) => {
  await visit(
    page,
    barePage(
      '.rival { position: fixed; inset: 0; z-index: 2147483647; background: red } dialog { border: 0 }',
      `<div class="rival" hidden></div><div popover="manual" id="pop" style="inset: 0; margin: 0; width: 100vw; height: 100vh">Subscribe!</div>
       <dialog id="consent"><button autofocus>Accept</button></dialog>`,
    ),
  )
  await expect(bagButton(page)).toBeVisible()
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.rival')?.removeAttribute('hidden')
    document.querySelector<HTMLElement>('#pop')?.showPopover()
    await (window as unknown as { till: { open(name: string): Promise<void> } }).till.open('mini-cart')
  })
  await bag(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(bag(page)).toHaveCount(0)

  // Theirs over ours, and both usable in turn; nobody takes the focus from the other.
  await page.evaluate(() =>
    (window as unknown as { till: { open(name: string): Promise<void> } }).till.open('mini-cart'),
  )
  await expect(bag(page)).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#consent')?.showModal())
  const accept = page.getByRole('button', { name: 'Accept' })
  await expect(accept).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const inOurs = await page.evaluate(() => document.activeElement?.localName.startsWith('till-'))
  expect(inOurs).toBe(false)
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#consent')?.close())
  await page.keyboard.press('Escape')
  await expect(bag(page)).toHaveCount(0)
})

test('a press that a finger holds while the view takes its shell’s place opens what was pressed, and leaves it open', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true })
  const page = await context.newPage()
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/quick-shop-[^/]+\.js$/, async route => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const clicks: boolean[] = []
    Object.assign(window, { clicks })
    addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted), true)
  })
  await visit(page, barePage())
  // Its neighbour's view may be wider than the shell: only then does it stand where it stays.
  await isRunning(page)
  const box = await page.getByRole('button', { name: 'Quick shop' }).boundingBox()
  const finger = await context.newCDPSession(page)
  const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  release()
  await expect(page.locator('till-quick-shop .view')).toBeAttached()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction(() => (window as unknown as { clicks: boolean[] }).clicks.includes(true))
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  await context.close()
})
