import { expect, type Page, test } from '@playwright/test'
import { addFirstSize, drawer, expectBag } from './shopper'
import { barePage, scriptTag, visit } from './stranger-page'

/** A page whose bag is where nothing is rendered, with something to press and much to scroll. */
const pageWithBagIn = (
  around: string,
) => `<!doctype html><html lang="en"><head><title>A page</title>${scriptTag()}</head>
<body><button id="theirs">Theirs</button>${around.replace('BAG', '<till-mini-cart></till-mini-cart>')}
<till-quick-shop product="TQ4407AB12"></till-quick-shop><p style="height: 3000px">Long</p></body></html>`

const quickShop = (page: Page) => page.getByRole('button', { name: 'Quick shop' })

async function expectUsablePage(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('style')
  await page.locator('#theirs').click({ timeout: 2_000 })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
}

const places = {
  'a closed <details>': '<details><summary>Menu</summary>BAG</details>',
  'content-visibility: hidden': '<div style="content-visibility: hidden">BAG</div>',
  'hidden="until-found"': '<div hidden="until-found">BAG</div>',
  'display: none': '<div style="display: none">BAG</div>',
  'a closed burger menu': '<nav style="visibility: hidden; opacity: 0">BAG</nav>',
}

for (const [name, around] of Object.entries(places)) {
  test(`I4: what is added on a page whose bag is in ${name} is shown in a drawer that works, and nothing freezes`, async ({
    page,
  }) => {
    await visit(page, pageWithBagIn(around))
    await quickShop(page).click()
    await addFirstSize(page)
    await drawer(page).getByRole('button', { name: 'One more' }).click()
    await expect(drawer(page).getByText('(2)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(quickShop(page)).toBeFocused()
    await expectUsablePage(page)
  })
}

test('X2: from a quick shop to the bag and out of it by Escape the focus is on the quick shop’s button again', async ({
  page,
}) => {
  await visit(page, barePage())
  await quickShop(page).press('Enter')
  await addFirstSize(page)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(quickShop(page)).toBeFocused()
})

test('X2: an opener that the page takes away meanwhile leaves the focus to what is beside it', async ({ page }) => {
  const list = '<ul><li><a href="#one">One</a></li><li><a href="#two" data-till-open="mini-cart">Two</a></li></ul>'
  await visit(page, barePage('', list))
  await page.getByRole('link', { name: 'Two' }).press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.evaluate(() => document.querySelector('li:last-child')?.remove())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'One' })).toBeFocused()
})

test('X2: the quick shop and its button taken away while the bag is open leave the focus on the page', async ({
  page,
}) => {
  await visit(page, barePage('', '<button id="theirs">Theirs</button>'))
  await quickShop(page).press('Enter')
  await addFirstSize(page)
  await expectBag(page, 1)
  await page.evaluate(() => document.querySelector('till-quick-shop')?.remove())
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
})

test('I17: on a page of slides, which take every key, ours do what they are for and the slides stay', async ({
  page,
}) => {
  const slides = `<output id="slide">0</output><script>
    document.addEventListener('keydown', event => {
      document.querySelector('#slide').value = 1 + Number(document.querySelector('#slide').value)
      event.preventDefault()
      event.stopPropagation()
    }, true)
  </script>`
  await visit(page, barePage('', slides))
  await quickShop(page).click()
  const panel = page.getByRole('dialog')
  const size = panel.getByRole('radio').first()
  await size.focus()
  await page.keyboard.press('Space')
  await expect(size).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(size).not.toBeChecked()
  await panel.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await quickShop(page).click()
  await expect(size).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('#slide')).toHaveText('0')
})

test('I4: one that is opened by a press of its own button by a script, where it is hidden, is shown where it is seen', async ({
  page,
}) => {
  await visit(page, pageWithBagIn('<div style="display: none">BAG</div>'))
  await page.evaluate(() => (window as unknown as { till: { ready: Promise<unknown> } }).till.ready)
  await page.locator('#theirs').focus()
  await page.evaluate(() =>
    document.querySelector('till-mini-cart')?.shadowRoot?.querySelector<HTMLElement>('[data-touch=open]')?.click(),
  )
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#theirs')).toBeFocused()
  await expectUsablePage(page)
})
