import { expect, type Page } from '@playwright/test'
import { takeFromShelf } from '../gallery/shelf.mjs'
import { dialogOf, expectFree, expectInSight, hasDialog, openByScript, test, visitWithin } from './gallery-cell'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The dialogs that pages have of their own: how one is written, opened, and known to be open. */
const modals = {
  'a native <dialog>': {
    host: 'plain',
    around: '<dialog id="modal"><button>Accept</button><slot></slot></dialog>',
    open: (page: Page) => page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal()),
    close: (page: Page) => page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.close()),
    isOver: true,
  },
  'Bootstrap’s modal': {
    host: 'bootstrap',
    around:
      '<div class="modal" tabindex="-1" id="modal"><div class="modal-dialog"><div class="modal-content"><button>Accept</button><slot></slot></div></div></div>',
    open: (page: Page) => page.evaluate(() => bootstrapModal().show()),
    close: (page: Page) => page.evaluate(() => bootstrapModal().hide()),
    isOver: false,
  },
} as const

/** Bootstrap's own object for the page's modal; it lives in the page. */
declare function bootstrapModal(): { show(): void; hide(): void }

async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, {
      bootstrapModal: () =>
        (
          window as unknown as { bootstrap: { Modal: { getOrCreateInstance(place: string): unknown } } }
        ).bootstrap.Modal.getOrCreateInstance('#modal'),
    })
  })
}

for (const widget of (await takeFromShelf()).filter(hasDialog)) {
  for (const [name, { host, around, open, close, isOver }] of Object.entries(modals)) {
    const theirs = (page: Page) => page.locator('#modal')
    const opener = (page: Page) => page.locator(`${widget.tag} [aria-haspopup=dialog]`).first()

    test(`I4: <${widget.tag}> within ${name} of the page: one Escape closes ours, the next theirs`, async ({
      cell: page,
    }) => {
      await visitWithin(page, widget, around, { host })
      await prepare(page)
      await open(page)
      await opener(page).click()
      await expectInSight(page, widget)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page, widget)).toHaveCount(0)
      await expect(theirs(page)).toBeVisible()
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(theirs(page)).toBeHidden()
      await page.locator('#theirs').focus()
      await expectFree(page, widget)
    })

    test(`I4: <${widget.tag}> within ${name} of the page that a script closes: ours closes too, and nothing freezes`, async ({
      cell: page,
    }) => {
      await visitWithin(page, widget, around, { host })
      await prepare(page)
      await open(page)
      await opener(page).click()
      await expectInSight(page, widget)
      await close(page)
      await expect(dialogOf(page, widget)).toHaveCount(0)
      await expect(theirs(page)).toBeHidden()
      await page.locator('#theirs').focus()
      await expectFree(page, widget)
    })

    test(`I4: ${name} of the page, opened while <${widget.tag}> is open, ${isOver ? 'lies over it: one Escape closes theirs, the next ours' : 'lies under it: one Escape closes ours'}`, async ({
      cell: page,
    }) => {
      await visitWithin(page, widget, `${around.replace('<slot></slot>', '')}<slot></slot>`, { host })
      await prepare(page)
      await openByScript(page, widget)
      await expectInSight(page, widget)
      await open(page)
      if (isOver) {
        await expect(theirs(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(theirs(page)).toBeHidden()
      }
      await expectInSight(page, widget)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page, widget)).toHaveCount(0)
      if (!isOver) {
        await expect(theirs(page)).toBeVisible()
        await close(page)
        await expect(theirs(page)).toBeHidden()
        await page.locator('#theirs').focus()
      }
      await expectFree(page, widget)
    })
  }
}
