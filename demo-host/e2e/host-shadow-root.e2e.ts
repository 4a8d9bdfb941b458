import { expect, test } from '@playwright/test'
import { chooseSize, drawer, expectBag } from './shopper'
import { scriptTag, visit } from './stranger-page'

/** A page whose header and cards are components with shadow roots of their own, made after the load and inside each other. */
const page_ = `<!doctype html>
<html lang="en">
<head><title>Components</title>${scriptTag().replace('<script', '<script data-preload="till-mini-cart till-quick-shop"')}</head>
<body><p>A shop of components</p><script>
customElements.define('my-card', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML =
      '<till-quick-shop product="TQ4407AB12"></till-quick-shop><button data-till-open="mini-cart">Look into the bag</button>'
  }
})
customElements.define('my-page', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<header><till-mini-cart></till-mini-cart></header><my-card></my-card>'
  }
})
addEventListener('load', () => document.body.append(document.createElement('my-page')))
</script></body>
</html>`

test('widgets in shadow roots of the page work where data-preload names their tags', async ({ page }) => {
  await visit(page, page_)
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await chooseSize(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expectBag(page, 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Look into the bag' }).click()
  await expect(drawer(page).getByText('Meridian 2')).toBeVisible()
})
