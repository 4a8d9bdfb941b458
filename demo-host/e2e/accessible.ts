import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { violationsOn } from './axe'

/** WCAG 2.2 AA, as far as axe knows it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with a readable list when axe finds what WCAG 2.2 AA forbids, open shadow roots included. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  expectNone(await violationsOn(page, { runOnly: tags, ...(within ? { within: { include: [[within]] } } : {}) }), state)
}

/** The same of one part of a page and of the frames in it. */
export async function expectAccessibleWithFrames(page: Page, state: string, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).include(within).analyze()
  expectNone(violations, state)
}

function expectNone(violations: readonly Result[], state: string): void {
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
  expect(told, state).toEqual([])
}

/** The same in light, dark and from right to left; the page is left as it was. */
export async function expectAccessibleInEveryLook(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${state}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  const before = await turn(page, 'rtl')
  await expectAccessible(page, `${state}, from right to left`)
  await turn(page, before)
}

async function turn(page: Page, direction: string): Promise<string> {
  return page.evaluate(direction => {
    const before = document.documentElement.dir
    document.documentElement.dir = direction
    return before
  }, direction)
}

/** References that point at no element of their own tree: a screen reader would follow none of them (X9). */
export function strayReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stray: string[] = []
    const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'aria-owns', 'for']
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        for (const name of names) {
          for (const id of element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? []) {
            if (!root.getElementById(id)) stray.push(`${element.localName}[${name}=${id}]`)
          }
        }
        if (element.shadowRoot) look(element.shadowRoot)
      }
    }
    look(document)
    return stray
  })
}
