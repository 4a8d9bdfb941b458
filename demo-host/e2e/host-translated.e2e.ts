import { expect, type Page, test } from '@playwright/test'
import { chooseSize, drawer, expectBag } from './shopper'
import { barePage, visit } from './stranger-page'

/** What a translator does to a page: each text goes, and its words come back in elements of the translator's. */
function translate(): void {
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) translateIn(node.shadowRoot)
      if (node instanceof Text && node.data.trim() && node.parentElement?.localName !== 'font') texts.push(node)
    }
    for (const text of texts) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      ;(font.firstChild as Element).append(text.data.replace('Your bag', 'Ihr Warenkorb'))
      text.replaceWith(font)
    }
  }
  translateIn(document.body)
}

/** All sums and quantities that the bag shows, from top to bottom. */
const figures = (page: Page) =>
  drawer(page).evaluate(bag =>
    [...bag.querySelectorAll('.price, output, dd, h2 span, .count')].map(({ textContent }) => textContent),
  )

test('I16: where a translator has swapped every text, quantities, sums and what is read aloud go on being those of the cart', async ({
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(String(error)))
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await chooseSize(page, '9.5')
  await page.evaluate(translate)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expectBag(page, 1)
  await expect(drawer(page).getByText('$112.00').first()).toBeVisible()
  await page.evaluate(translate)
  await expect(page.getByText('Ihr Warenkorb')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expectBag(page, 2)
  const said = drawer(page).getByRole('status').filter({ hasText: 'quantity' })
  await expect(said).toHaveText('Meridian 2: quantity 2')
  await page.evaluate(translate)
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expectBag(page, 3)
  await expect(said).toHaveText('Meridian 2: quantity 3')
  await expect.poll(() => figures(page)).toContain('3')
  // The sums come with the answer.
  await expect(drawer(page).getByText('$336.00').first()).toBeVisible()
  const translated = await figures(page)

  // The same cart on a page that nobody translated.
  await page.reload()
  await page.getByRole('button', { name: /^Bag, 3/ }).click()
  await expect(drawer(page).getByRole('button', { name: 'One more' })).toBeVisible()
  // What is known without a call has no sums yet.
  await expect.poll(() => figures(page)).toEqual(translated)
  await expect(page.locator('till-mini-cart .badge')).toHaveText('3')
  await page.evaluate(translate)
  await drawer(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(drawer(page).getByText('Your bag is empty')).toBeVisible()
  await expect(drawer(page).getByText('$336.00')).toHaveCount(0)
  expect(thrown).toEqual([])
})
