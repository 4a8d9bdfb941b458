import { expect, type Page, test } from '@playwright/test'
import { host } from './places'
import { barePage, isRunning, scriptTag, visit } from './stranger-page'

const elsewhere = `${host}/a-page-of-the-product`

/** What the page's own error handlers, and its developer, get to know. */
function listen(page: Page) {
  const received = { thrown: [] as string[], said: [] as string[] }
  page.on('pageerror', error => received.thrown.push(String(error)))
  page.on('console', message => {
    if (message.text().startsWith('[till]')) received.said.push(message.text())
  })
  return received
}

test('a link goes to its page where what it would open cannot be fetched', async ({ page }) => {
  const { thrown } = listen(page)
  await page.route(/\/assets\/quick-shop-\w+\.js/, route => route.abort())
  await page.route(elsewhere, route => route.fulfill({ contentType: 'text/html', body: '<h1>Meridian 2</h1>' }))
  await visit(page, barePage('', `<a href="${elsewhere}" data-till-open="quick-shop" data-till-product="P">Buy</a>`))
  await isRunning(page)
  await page.getByRole('link', { name: 'Buy' }).click()
  await expect(page.getByRole('heading', { name: 'Meridian 2' })).toBeVisible()
  expect(thrown).toEqual([])
})

test('parts that cannot be fetched throw nothing at the page, and are asked for again', async ({ page }) => {
  const { thrown } = listen(page)
  await page.route(/\/assets\/(data-layer|toasts)-\w+\.js/, route => route.abort())
  await visit(page, barePage('', '<a href="#" data-till-add="TQ4407AB12" data-till-variant="1">Buy</a>'))
  await isRunning(page)
  const failed = (name: string) => page.waitForEvent('requestfailed', request => request.url().includes(name))
  const consent = () =>
    page.evaluate(() => (window.till as { consent(given: object): void }).consent({ performance: true }))
  await Promise.all([failed('data-layer'), consent()])
  await Promise.all([failed('data-layer'), consent()])
  await Promise.all([failed('toasts'), page.getByRole('link', { name: 'Buy' }).click()])
  await page.unrouteAll()
  const [event] = await Promise.all([
    page.evaluate(
      () => new Promise(resolve => document.addEventListener('till:analytics', ({ detail }) => resolve(detail))),
    ),
    consent().then(() => page.getByRole('button', { name: 'Quick shop' }).click()),
  ])
  expect(event).toMatchObject({ event: 'view_item' })
  expect(thrown).toEqual([])
})

test('the developer of a page with two keys, the first of which the shop does not know, reads so in the console', async ({
  page,
}) => {
  const { said } = listen(page)
  const link = '<a href="#" data-till-add="TQ4407AB12" data-till-variant="1">Buy</a>'
  const tags = scriptTag({ how: '', key: 'pk_nobody' }) + scriptTag({ how: 'defer' })
  await visit(page, `<!doctype html><title>A page</title>${tags}${link}`)
  await page.getByRole('link', { name: 'Buy' }).click()
  await expect
    .poll(() => said.toSorted())
    .toEqual([
      '[till] Expected an access key that the shop knows, got another.',
      '[till] Expected data-key="pk_nobody" at each tag of the script, got "pk_demo", which is ignored.',
    ])
})

test('a locale that is none is said and does no harm, also where it is named late', async ({ page }) => {
  const { thrown, said } = listen(page)
  const early = `<script>window.till = [['configure', { locale: 'fr_FR' }]]</script>`
  await visit(
    page,
    `<!doctype html><html lang="en-US"><title>A page</title>${early}${scriptTag()}<till-mini-cart></till-mini-cart>`,
  )
  await isRunning(page)
  await page.getByRole('button', { name: /^Bag/ }).click()
  await expect(page.getByRole('dialog').getByText('Your bag is empty')).toBeVisible()
  expect(said).toEqual([`[till] Expected a locale like "en-US", got "fr_FR", which is ignored.`])
  expect(thrown).toEqual([])
})

test('a script receives what is wrong with its call, by code, whichever call it is', async ({ page }) => {
  await visit(page, barePage())
  const refusals = await page.evaluate(async () => {
    const { cart } = window.till as unknown as { cart: Record<string, () => Promise<unknown>> }
    const codeOf = async (call: string) => cart[call]?.().catch((error: { code?: string }) => error.code)
    return Promise.all(['add', 'update', 'remove'].map(codeOf))
  })
  expect(refusals).toEqual(['usage', 'usage', 'usage'])
})
