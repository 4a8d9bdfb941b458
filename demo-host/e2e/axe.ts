import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { axeSource } from '../test/axe-source.mjs'

/** What is judged, and by which rules. */
interface Asked {
  within?: { include: string[][]; exclude?: string[][] }
  runOnly: string[]
  rules?: Record<string, { enabled: boolean }>
}

/** What axe finds forbidden on a page without frames; a page that has axe already is not given it again. */
export async function violationsOn(page: Page, asked: Asked): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(async () => {
    // A look that has just changed is painted by the second frame; what it sets in motion has begun by then.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    // A document tells of its own tree alone, and so does each shadow root.
    const animations = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animations(shadowRoot) : [])),
    ]
    const ending = animations(document).filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(animation => animation.finished.catch(() => {})))
  })
  return page.evaluate(async ({ within, ...options }) => {
    const { axe } = window as unknown as {
      axe: { run(within: unknown, options: object): Promise<{ violations: Result[] }> }
    }
    // Only violations are reported.
    return (await axe.run(within ?? document, { ...options, resultTypes: ['violations'] })).violations
  }, asked) as Promise<Result[]>
}
