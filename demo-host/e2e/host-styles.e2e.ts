import { expect, type Page, test } from '@playwright/test'
import { compare, picture } from './pictures'
import { barePage, isRunning, visit } from './stranger-page'
import { bagButton } from './shopper'

/** Pixels that may differ between two runs of the same page: one in five thousand. */
const TOLERANCE = 0.0002

/** What is in the page's own light: the control, which the page's styles do reach. */
const unprotected = '<h4 id="control" style="visibility: visible !important; margin: 1rem !important">Bag</h4>'

const angry = {
  'a reset of everything': `*, *::before, *::after { all: unset !important }
    head, head *, script { display: none !important }`,
  'important styles on everything': `body *, body *::before, body *::after {
      box-sizing: content-box !important; font: italic 900 31px/3 cursive !important; color: lime !important;
      letter-spacing: .3em !important; word-spacing: 1em !important; text-transform: uppercase !important;
      text-indent: 20px !important; text-align: right !important; text-shadow: 2px 2px red !important;
      white-space: pre !important; cursor: wait !important; list-style: square !important; quotes: "a" "b" !important;
      border-collapse: collapse !important; -webkit-text-stroke: 1px red !important; user-select: none !important;
    }
    body * { background: pink !important; border: 3px dashed red !important; margin: 7px !important;
      padding: 9px !important; min-width: 400px !important; height: 90px !important; float: right !important;
      opacity: .4 !important; filter: blur(2px) !important; transform: rotate(3deg) !important;
      visibility: hidden !important; pointer-events: none !important; position: relative !important; left: 30px !important }
    dialog, dialog::backdrop, ::backdrop { display: none !important }
    svg, path { fill: red !important; stroke: none !important }
    button, input, h2, ul, li, a, p, label, fieldset { display: none !important }`,
}

/** The closed widgets, the open bag and the open quick shop, as a shopper sees them. */
async function look(page: Page): Promise<Record<string, Buffer>> {
  await isRunning(page)
  // The closed bag has the colour of the bar that it is on.
  await page.evaluate(() =>
    document.querySelector('till-mini-cart')?.parentElement?.style.setProperty('color', '#191918', 'important'),
  )
  const quickShop = page.getByRole('button', { name: 'Quick shop' })
  const seen: Record<string, Buffer> = {
    'bag button': await picture(bagButton(page)),
    'quick shop button': await picture(quickShop),
    control: await picture(page.locator('#control')),
  }
  // It would be seen behind a panel's round corners.
  await page.evaluate(() => document.querySelector('#control')?.remove())
  await bagButton(page).click()
  await expect(page.getByText('Your bag is empty')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeVisible()
  await page.waitForFunction(allPicturesAreThere)
  seen['bag'] = await picture(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await quickShop.hover()
  await expect(page.locator('till-quick-shop .view')).toBeAttached()
  await quickShop.click()
  await expect(page.getByRole('radio', { name: '9.5', exact: true })).toBeVisible()
  await page.waitForFunction(allPicturesAreThere)
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible()
  await page.mouse.move(2, 2)
  seen['quick shop'] = await picture(page.getByRole('dialog'))
  return seen
}

function allPicturesAreThere(): boolean {
  const pictures = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('img') ?? []),
  ])
  // Those that lie aside are else never fetched.
  for (const image of pictures) image.loading = 'eager'
  return pictures.length > 0 && pictures.every(image => image.complete)
}

let calm: Promise<Record<string, Buffer>> | undefined

for (const [name, css] of Object.entries(angry)) {
  test(`I1: ${name} leaves bag and quick shop as they are on a blank page`, async ({ page, context }) => {
    const plain = await context.newPage()
    await visit(plain, barePage('', unprotected))
    calm ??= look(plain)
    const expected = await calm
    await plain.close()

    await visit(page, barePage(css, unprotected))
    const seen = await look(page)
    const { control, ...ours } = expected
    for (const [part, before] of Object.entries(ours)) {
      const { isSameSize, share } = await compare(context, before, seen[part] as Buffer)
      expect(isSameSize, `${part}: size`).toBe(true)
      expect(share, `${part}: share of pixels that differ`).toBeLessThanOrEqual(TOLERANCE)
    }
    const changed = await compare(context, control as Buffer, seen['control'] as Buffer)
    expect(changed.share, 'what is not protected is changed').toBeGreaterThan(TOLERANCE)
  })
}

/** Where every element in our shadow roots is, and how large it is. */
function boxes(): string[] {
  const told: string[] = []
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      told.push(
        `${element.localName}.${element.getAttribute('class')} ${[x, y, width, height].map(Math.round).join(' ')}`,
      )
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  for (const element of document.querySelectorAll('till-mini-cart, till-quick-shop')) {
    if (element.shadowRoot) look(element.shadowRoot)
  }
  return told
}

test('I2: whatever the size of the page’s root font, everything of ours has the same size', async ({ page }) => {
  const seen: Record<string, { control: number | undefined; closed: string[]; open: string[] }> = {}
  for (const size of ['16px', '62.5%', '8px', '20px']) {
    await page.unrouteAll()
    const place = 'body > * { position: fixed; font-size: 16px; top: 0 } till-quick-shop { left: 100px }'
    await visit(page, barePage(`html { font-size: ${size} } ${place}`, unprotected))
    await isRunning(page)
    const closed = await settledBoxes(page)
    await page.getByRole('button', { name: 'Quick shop' }).click()
    await expect(page.getByRole('radio', { name: '9.5', exact: true })).toBeVisible()
    await page.waitForFunction(allPicturesAreThere)
    await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible()
    const open = await settledBoxes(page)
    seen[size] = { control: (await page.locator('#control').boundingBox())?.y, closed, open }
  }
  const usual = seen['16px']
  expect(usual?.open.length).toBeGreaterThan(50)
  for (const [size, { control, closed, open }] of Object.entries(seen)) {
    expect(closed, size).toEqual(usual?.closed)
    expect(open, size).toEqual(usual?.open)
    if (size !== '16px') expect(control, `what is not protected at ${size}`).not.toBe(usual?.control)
  }
})

/** The boxes once nothing moves any more: when they are where they were at the look before. */
async function settledBoxes(page: Page): Promise<string[]> {
  let last: string[] = []
  await expect(async () => {
    const before = last
    last = await page.evaluate(boxes)
    expect(last).toEqual(before)
  }).toPass()
  return last
}
