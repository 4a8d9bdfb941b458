import { expect, test } from '@playwright/test'
import { shop } from './places'
import { expectBag } from './shopper'
import { barePage, isRunning, visit } from './stranger-page'

test('what a page asks for in one press goes out before the drawer is drawn, which is seen in the next frame', async ({
  page,
}) => {
  await visit(page, barePage())
  await isRunning(page)
  const answered = page.waitForResponse(/auth\/token|cartWithItem/)
  await page.evaluate(async shop => {
    const productId = 'TQ4407AB12'
    const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US' }
    const product = await fetch(`${shop}/products/v2/products/${productId}/details?lang=en`, { headers })
    const { variants } = (await product.json()) as { variants: { upc: string; productInventoryState: string }[] }
    const upc = variants.find(({ productInventoryState }) => productInventoryState === 'InStock')?.upc
    const held: FrameRequestCallback[] = []
    const real = window.requestAnimationFrame
    const frame = () => {
      window.requestAnimationFrame = real
      for (const then of held) real(then)
    }
    Object.assign(window, { requestAnimationFrame: (then: FrameRequestCallback) => held.push(then), frame })
    window.till?.push(['cart.add', { productId, upc, qty: 1 }], ['open', 'mini-cart'])
  }, shop)
  await answered
  const dialogs = () =>
    page.evaluate(() => document.querySelector('till-mini-cart')?.shadowRoot?.querySelectorAll('dialog[open]').length)
  expect(await dialogs()).toBe(0)
  await page.evaluate(() => (window as unknown as { frame: () => void }).frame())
  await expect(page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'One more' })).toBeVisible()
  await expectBag(page, 1)
})
