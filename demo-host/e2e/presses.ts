import { expect, type Frame } from '@playwright/test'
import { expectGone, expectSeen } from './soon'

type Press = (frame: Frame) => Promise<void>

/** Opens what a widget's button opens, and closes it. */
const opens =
  (tag: string, name: RegExp): Press =>
  async frame => {
    await frame.locator(tag).getByRole('button', { name }).first().click()
    const dialog = frame.locator(`${tag} dialog[open]`)
    await expectSeen(dialog)
    await dialog.press('Escape')
    await expectGone(dialog)
  }

/** What a shopper does with each widget, and that it answers: the loader's own shells do none of it. */
export const presses: Readonly<Record<string, Press>> = {
  'mini-cart': opens('till-mini-cart', /^Bag/),
  'quick-shop': opens('till-quick-shop', /^Quick shop/),
  'sign-in': opens('till-sign-in', /Sign in/),
  async favorite(frame) {
    const heart = frame.locator('till-favorite').getByRole('button')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
  async search(frame) {
    const search = frame.locator('till-search')
    await search.getByRole('combobox').click()
    await search.getByRole('combobox').fill('trail')
    await expectSeen(search.getByRole('option').first())
    await search.getByRole('combobox').press('Escape')
    await expect(search.getByRole('option')).toHaveCount(0)
  },
  async recommendations(frame) {
    const row = frame.locator('till-recommendations')
    await row.scrollIntoViewIfNeeded()
    await expectSeen(row.getByRole('heading', { name: 'Popular now' }))
    await row.getByRole('button', { name: 'More products' }).click()
    await expect(row.getByRole('button', { name: 'Previous products' })).not.toHaveAttribute('aria-disabled')
  },
  'product-grid': async frame => {
    const grid = frame.locator('till-product-grid')
    await grid.getByRole('button', { name: 'Filter' }).click()
    await expectSeen(grid.getByRole('group', { name: 'Color' }))
  },
  async content(frame) {
    const content = frame.locator('till-content')
    await content.scrollIntoViewIfNeeded()
    await expectSeen(content.getByRole('heading', { name: 'Made to be mended' }))
  },
  reviews: async frame => {
    await frame.locator('till-reviews').scrollIntoViewIfNeeded()
    await opens('till-reviews', /^Write a review/)(frame)
  },
  questions: async frame => {
    await frame.locator('till-questions').scrollIntoViewIfNeeded()
    await opens('till-questions', /^Ask a question/)(frame)
  },
  async menu(frame) {
    const menu = frame.locator('till-menu')
    await menu.scrollIntoViewIfNeeded()
    const category = menu.getByRole('button', { name: 'Run' })
    await category.click()
    await expectSeen(menu.getByRole('link', { name: 'Recovery' }))
    await category.press('Escape')
    await expect(menu.getByRole('link', { name: 'Recovery' })).toBeHidden()
  },
  async footer(frame) {
    const footer = frame.locator('till-footer')
    await footer.scrollIntoViewIfNeeded()
    await expectSeen(footer.getByText('© 2026 Northlane'))
  },
  async event(frame) {
    const event = frame.locator('till-event')
    await event.scrollIntoViewIfNeeded()
    const link = event.getByRole('link', { name: /^Sign up/ })
    await expectSeen(link.or(event.getByRole('button', { name: /^Sign up/ })))
    // A page of another site leads to the shop's own.
    if (await link.isVisible()) await expect(link).toHaveAttribute('href', /event\?id=harbour-weekend$/)
    else await opens('till-event', /^Sign up/)(frame)
  },
  async product(frame) {
    const product = frame.locator('till-product')
    await product.scrollIntoViewIfNeeded()
    await opens('till-product', /^Size chart/)(frame)
  },
  async toasts(frame) {
    await frame.evaluate(() => {
      type Till = { cart: { add(item: object): Promise<unknown> } }
      const { till } = globalThis as unknown as { till: Till }
      return till.cart.add({ productId: 'NONE', upc: 'NONE', qty: 1 }).catch(() => {})
    })
    await expectSeen(frame.locator('till-toasts').getByRole('button', { name: 'Close' }).first())
  },
}
