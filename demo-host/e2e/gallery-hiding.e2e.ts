import { expect, type Page } from '@playwright/test'
import { type Hiding, hidings } from '../../widgets/testing/hiding'
import type { DescribedWidget } from '../gallery/described'
import { takeFromShelf } from '../gallery/shelf.mjs'
import {
  dialogOf,
  expectFree,
  expectInSight,
  hasDialog,
  isWholeWalk,
  openByScript,
  test,
  visitWithin,
} from './gallery-cell'

test.describe.configure({ mode: 'parallel' })

/** The place that a widget is put into, and what hides it when it is called. */
const placeOf = ({ html, hide }: Hiding) => {
  const place = html.replace(/<\/\w+>$/, '<slot></slot>$&').replace(/^<\w+/, '$& id="place"')
  return `${place}<script>function hidePlace() { (${String(hide)})(document.querySelector('#place')) }</script>`
}

declare function hidePlace(): void

for (const [place, widget] of (await takeFromShelf()).entries()) {
  for (const [index, [name, hiding]] of Object.entries(hidings).entries()) {
    const { isRendered } = hiding
    // All widgets are hidden by the same code: the bag goes through every way, each other one through every third, in turn.
    const isTurn = isWholeWalk || widget.tag === 'till-mini-cart' || (index - place) % 3 === 0
    if (!isTurn) continue
    test(`<${widget.tag}> in a part of the page that is hidden by ${name} takes neither press nor Tab, and its dialog is seen all the same`, async ({
      cell: page,
    }) => {
      await visitWithin(page, widget, `${placeOf(hiding)}<script>hidePlace()</script>`)
      await page.evaluate(() => (window as unknown as { till: { ready: Promise<unknown> } }).till.ready)
      // What is only transparent is pressed, as the page's own is.
      if (name !== 'opacity: 0') await expectUntouched(page, widget)
      await page.locator('#theirs').focus()
      if (hasDialog(widget)) {
        await openByScript(page, widget)
        await expectInSight(page, widget)
        await page.keyboard.press('Escape')
      }
      await expectFree(page, widget)
    })

    if (!hasDialog(widget)) continue
    test(`<${widget.tag}>, open while the page hides it by ${name}, ${isRendered ? 'stays in sight and usable' : 'closes within a frame'}, and nothing freezes`, async ({
      cell: page,
    }) => {
      await visitWithin(page, widget, placeOf(hiding))
      await page.locator(`${widget.tag} [aria-haspopup=dialog]`).first().click()
      await expectInSight(page, widget)
      const isOpen = await page.evaluate(async tag => {
        hidePlace()
        await new Promise(requestAnimationFrame)
        return !!document.querySelector(tag)?.shadowRoot?.querySelector('dialog:modal')
      }, widget.tag)
      expect(isOpen).toBe(isRendered)
      if (isRendered) {
        await expectInSight(page, widget)
        await page.keyboard.press('Escape')
      }
      await expect(dialogOf(page, widget)).toHaveCount(0)
      await expectFree(page, widget)
    })
  }
}

/** Neither a pointer nor Tab comes to the widget. */
async function expectUntouched(page: Page, { tag }: DescribedWidget): Promise<void> {
  const box = await page.locator(tag).first().boundingBox()
  if (box?.width && box.height) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('#theirs').focus()
  for (let turn = 0; turn < 3; turn++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe(tag)
  }
  await expect(page.locator(`${tag} dialog[open]`)).toHaveCount(0)
}
