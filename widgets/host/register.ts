import { complain } from '../../core/runtime/complain'

/** How a registry's line brings a widget's element class. */
export type Bring = () => Promise<{ readonly default: CustomElementConstructor }>

export async function register(tag: string, bring: Bring): Promise<void> {
  if (isTaken(tag)) return
  const { default: element } = await bring()
  if (!isTaken(tag)) customElements.define(tag, element)
}

function isTaken(tag: string): boolean {
  const there = customElements.get(tag)
  if (there && !('widget' in there)) {
    complain(
      `Expected the tag <${tag}> to be free, but the page has defined it. This widget stays away; the rest works.`,
    )
  }
  return !!there
}
