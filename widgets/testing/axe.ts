import 'axe-core/axe.min.js'
import type axeCore from 'axe-core'

/** axe-core is a classic script: it leaves itself on the window. */
export const axe = (globalThis as unknown as { axe: typeof axeCore }).axe

/** Fails with a readable list when axe finds what WCAG 2.2 AA forbids in `place`, open shadow roots included. */
export async function expectAccessible(place: Element = document.body): Promise<void> {
  await Promise.all([...animationsIn(document)].map(animation => animation.finished.catch(() => {})))
  const { violations } = await axe.run(place, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A part of a page is tested, not the page.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  if (!violations.length) return
  const sentences = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(node => '  ' + node.html + '\n  ' + node.failureSummary).join('\n')}`,
  )
  throw new Error(sentences.join('\n'))
}

/** The animations that end, of a document and of the open shadow roots in it. */
function* animationsIn(root: Document | ShadowRoot): Generator<Animation> {
  for (const animation of root.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) yield animation
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* animationsIn(shadowRoot)
}
