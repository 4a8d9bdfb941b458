import { expect, type Locator, type Page } from '@playwright/test'
import { cellAddress, choices, type Manner } from '../gallery/cell'
import { takeFromShelf } from '../gallery/shelf.mjs'
import { violationsOn } from './axe'
import { isWholeWalk, test } from './gallery-cell'
import { host as origin } from './places'

// A worker of its own kind comes last, and would walk all of them while the other stands idle.
test.describe.configure({ mode: 'parallel' })

const hosts = Object.keys(choices.host) as Manner['host'][]

/** A widget as it comes is seen on every host, each other story on one in turn: the plain page, or one that has styles of its own. */
function hostsOf(place: number): readonly Manner['host'][] {
  const [plain = 'plain', club = 'club', bootstrap = 'bootstrap'] = hosts
  if (place === 0 || isWholeWalk) return hosts
  if (place % 2) return [plain]
  return [place % 4 ? club : bootstrap]
}

const all = { scheme: 'dark', dir: 'rtl', text: '200' } as const

/** The ways a story is walked in, each list one load of its page and what is then changed on it: on a plain page apart, on the others all at once, where letters are too large for axe's whole contrast. */
function visitsTo(host: Manner['host']): readonly [Partial<Manner>, ...Partial<Manner>[]][] {
  if (host !== 'plain') return [[all]]
  return isWholeWalk
    ? [[{}, { scheme: 'dark' }, { text: '200' }], [{ dir: 'rtl' }]]
    : [[{}, { text: '200' }], [{ scheme: 'dark', dir: 'rtl' }]]
}

for (const { folder, tag, stories } of await takeFromShelf()) {
  for (const [place, { name, title, asks, answers, says }] of stories.entries()) {
    for (const host of hostsOf(place)) {
      test(`<${tag}>, ${title}, host ${host}: defines, renders, is accessible, comes back, and says nothing`, async ({
        cell: page,
      }) => {
        const refused = Object.values(answers).some(answer => typeof answer === 'object' && 'status' in answer)
        for (const manners of visitsTo(host)) {
          const said = listen(page, refused)
          await page.goto(origin + cellAddress(folder, name, { host, ...manners[0] }))
          const widget = page.locator(tag).first()
          for (const manner of manners) {
            await test.step(JSON.stringify(manner), async () => {
              if (manner !== manners[0]) await show(page, manner)
              await expectRendered(page, widget, asks)
              await expectAccessible(page, tag)
              if (host === 'plain' && Object.keys(manner).length === 0) await expectAdapts(page, tag)
            })
          }
          for (const manner of isWholeWalk ? manners : manners.slice(-1)) {
            await test.step(`${JSON.stringify(manner)}, comes back`, async () => {
              if (isWholeWalk) await show(page, manner)
              await leaveAndReturn(widget)
              await expectRendered(page, widget, [])
              expect(said.filter(line => !says || !line.includes(says))).toEqual([])
            })
          }
        }
      })
    }
  }
}

/** Changes how the cell that is open looks, as its address would have. */
async function show(page: Page, { scheme = 'light', text = '100' }: Partial<Manner>): Promise<void> {
  await page.evaluate(
    ([scheme, text]) => {
      Object.assign(document.documentElement.style, { colorScheme: scheme, fontSize: `${text}%` })
      document.querySelector<HTMLElement>('.gallery-cell')?.setAttribute('data-text', text)
    },
    [scheme, text] as const,
  )
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

/** Most widgets are there within a tenth of a second. */
const intervals = [20, 20, 50, 50, 100, 250]

async function expectRendered(page: Page, widget: Locator, asks: readonly (readonly unknown[])[]): Promise<void> {
  await expect(widget).toHaveCount(1)
  await expect
    .poll(() => widget.evaluate(element => Boolean(customElements.get(element.localName) && element.shadowRoot)), {
      intervals,
    })
    .toBe(true)
  // Its frame, with the shop's language on it: nothing a page could have put there.
  await expect
    .poll(() => widget.evaluate(element => element.shadowRoot?.querySelector<HTMLElement>('.root')?.lang), {
      intervals,
    })
    .toMatch(/^(en|ar)-/)
  if (asks.some(([name]) => name === 'open')) {
    await expect(page.getByRole('dialog')).toBeVisible()
    // A skeleton is no state to stay in.
    await expect(page.getByRole('dialog').locator('.skel:visible')).toHaveCount(0)
  }
  if (asks.some(([name]) => name === 'cart.add')) await expect(page.locator('.toast').first()).toBeVisible()
}

async function expectAccessible(page: Page, tag: string): Promise<void> {
  const violations = await violationsOn(page, {
    within: { include: [[tag]], exclude: [[`${tag} > *`]] },
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** X8: nothing is cut off at 320 px, in forced colours what can be pressed has an edge, and nothing moves for who wants it still. */
async function expectAdapts(page: Page, tag: string): Promise<void> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(tooWide, tag), '320 px').toEqual([])
  expect(await page.evaluate(withoutEdge, tag), 'forced colours').toEqual([])
  const lasting = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            Number(effect?.getComputedTiming().duration) > 10 && effect?.getComputedTiming().iterations === 1,
        ).length,
  )
  expect(lasting, 'reduced motion').toBe(0)
  await page.emulateMedia({ forcedColors: null })
  if (usual) await page.setViewportSize(usual)
}

/** What of a widget needs more room than the window has, the page first. */
function tooWide(tag: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const told = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : []
  for (const host of document.querySelectorAll(tag)) {
    for (const dialog of host.shadowRoot?.querySelectorAll('dialog[open]') ?? []) {
      if (dialog.scrollWidth > dialog.clientWidth) told.push(`the dialog: ${dialog.scrollWidth}`)
    }
  }
  return told
}

/** Filled buttons of which forced colours leave no edge. */
function withoutEdge(tag: string): string[] {
  const told: string[] = []
  for (const host of document.querySelectorAll(tag)) {
    for (const button of host.shadowRoot?.querySelectorAll('button.btn, a.btn') ?? []) {
      const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(button)
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      if (Number.parseFloat(borderTopWidth) === 0 && !hasOutline) told.push(button.textContent ?? '')
    }
  }
  return told
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
