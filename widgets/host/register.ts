import { logError } from '../../core/runtime/log-error'
import type { WidgetElement } from './widget-element'

/** Loads a widget's element class. */
export type LoadElement = () => Promise<{ readonly default: CustomElementConstructor }>

/** Defines a tag once. A tag that the page has defined stays the page's, and is reported. */
export async function register(tag: string, load: LoadElement): Promise<void> {
  if (isTaken(tag)) return
  const { default: element } = await load()
  if (!isTaken(tag)) customElements.define(tag, element)
}

export function isOurs(element: CustomElementConstructor | undefined): element is typeof WidgetElement {
  return !!element && 'widget' in element
}

/** Whether a tag is defined; the page's own is reported. */
export function isTaken(tag: string): boolean {
  const there = customElements.get(tag)
  if (there && !isOurs(there)) {
    logError(
      `Expected the tag <${tag}> to be free, but the page has defined it. Till’s own widget is not defined; the others work.`,
    )
  }
  return !!there
}
