import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { cellAddress, choices, type Manner } from '../gallery/cell'
import { takeFromShelf } from '../gallery/shelf.mjs'
import { host as origin } from './places'

const hosts = Object.keys(choices.host) as Manner['host'][]

/** The ways a story is walked in: on a plain page one thing changed at a time, on the others none and all. */
const mannersOn = (host: Manner['host']): readonly Partial<Manner>[] =>
  host === 'plain'
    ? [{}, { scheme: 'dark' }, { dir: 'rtl' }, { text: '200' }]
    : [{}, { scheme: 'dark', dir: 'rtl', text: '200' }]

for (const { folder, tag, stories } of await takeFromShelf()) {
  for (const { name, title, asks, answers } of stories) {
    for (const host of hosts) {
      test(`<${tag}>, ${title}, host ${host}: defines, renders, is accessible, comes back, and says nothing`, async ({
        page,
      }) => {
        const refused = Object.values(answers).some(answer => 'status' in answer)
        for (const manner of mannersOn(host)) {
          const said = listen(page, refused)
          await test.step(JSON.stringify(manner), async () => {
            await page.goto(origin + cellAddress(folder, name, { host, ...manner }))
            const widget = page.locator(tag).first()
            await expectRendered(page, widget, asks)
            await expectAccessible(page, tag)
            await leaveAndReturn(widget)
            await expectRendered(page, widget, [])
            expect(said).toEqual([])
          })
        }
      })
    }
  }
}

/** What the console says, and what was thrown; a browser's own note of an answer that the story refuses is none of it. */
function listen(page: Page, refused: boolean): string[] {
  const said: string[] = []
  page.removeAllListeners('console').removeAllListeners('pageerror')
  page.on('pageerror', error => said.push(String(error)))
  page.on('console', message => {
    const isNote = refused && message.text().startsWith('Failed to load resource: the server responded with')
    if (!isNote) said.push(`${message.type()}: ${message.text()}`)
  })
  return said
}

async function expectRendered(page: Page, widget: Locator, asks: readonly (readonly unknown[])[]): Promise<void> {
  await expect(widget).toHaveCount(1)
  await expect
    .poll(() => widget.evaluate(element => Boolean(customElements.get(element.localName) && element.shadowRoot)))
    .toBe(true)
  // Its frame, with the shop's language on it: nothing a page could have put there.
  await expect
    .poll(() => widget.evaluate(element => element.shadowRoot?.querySelector<HTMLElement>('.root')?.lang))
    .toMatch(/^(en|ar)-/)
  if (asks.some(([name]) => name === 'open')) {
    await expect(page.getByRole('dialog')).toBeVisible()
    // A skeleton is no state to stay in.
    await expect(page.getByRole('dialog').locator('.skel')).toHaveCount(0)
  }
  if (asks.some(([name]) => name === 'cart.add')) await expect(page.locator('.toast').first()).toBeVisible()
}

async function expectAccessible(page: Page, tag: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(animation => animation.finished.catch(() => {})),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .include(tag)
    .exclude(`${tag} > *`)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(['region', 'page-has-heading-one'])
    // No frames here: the other mode opens a page of its own for each run.
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Takes the element from the page for two frames, and puts it back where it was. */
async function leaveAndReturn(widget: Locator): Promise<void> {
  await widget.evaluate(async element => {
    const { parentNode, nextSibling } = element
    element.remove()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    parentNode?.insertBefore(element, nextSibling)
  })
}
