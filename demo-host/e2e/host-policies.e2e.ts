import { expect, type Page, test } from '@playwright/test'
import { shop } from './places'
import { chooseSize, expectBag } from './shopper'
import { barePage, visit } from './stranger-page'

const NONCE = 'c2xvdy1taWxlcw'

/** Remembers, before any script of the page, what its policy refuses. */
function hearRefusals(): void {
  const refused: string[] = []
  Object.assign(window, { refused })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
  )
}

const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused)

/** All that a page's owner must allow; no policy for Trusted Types among it, since none of ours makes any. */
const policies = {
  'of nonces that are handed on': `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  'of nonces and the shop’s origin': `script-src 'nonce-${NONCE}' ${shop}`,
}
const rest = `default-src 'none'; style-src 'nonce-${NONCE}'; img-src ${shop}; connect-src ${shop}; base-uri 'none'; object-src 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

for (const [name, scripts] of Object.entries(policies)) {
  test(`I9: under a strict policy ${name}, with Trusted Types enforced, a product is chosen, added and changed`, async ({
    page,
  }) => {
    const thrown: string[] = []
    page.on('pageerror', error => thrown.push(String(error)))
    await page.addInitScript(hearRefusals)
    const markup = barePage()
      .replace('<style', `<style nonce="${NONCE}"`)
      .replace('<script', `<script nonce="${NONCE}"`)
    await visit(page, markup, { headers: { 'content-security-policy': `${scripts}; ${rest}` } })

    await page.getByRole('button', { name: 'Quick shop' }).click()
    const panel = page.getByRole('dialog')
    await chooseSize(page, '9.5')
    await panel.getByRole('button', { name: /^Add to bag/ }).click()
    await expectBag(page, 1)
    const bag = page.getByRole('dialog', { name: 'Your bag' })
    await bag.getByRole('button', { name: 'One more' }).click()
    await expectBag(page, 2)
    // A part that few shoppers see comes in a file of its own.
    await bag.getByRole('button', { name: 'Add a promo code' }).click()
    await bag.getByLabel('Promo code').fill('WELCOME10')
    await bag.getByRole('button', { name: 'Apply' }).click()
    await expect(bag.getByText('WELCOME10').first()).toBeVisible()
    expect(await refusals(page)).toEqual([])
    expect(thrown).toEqual([])

    await page.addScriptTag({ content: 'void 0' }).catch(() => {})
    await expect.poll(() => refusals(page), 'a refusal is heard').not.toEqual([])
  })
}
