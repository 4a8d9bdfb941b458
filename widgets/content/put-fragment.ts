import { aFragment } from '../../core/testing/a-fragment'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import ContentElement from './content.widget'

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

/** Blocks on a page of their own, in a place of this width in px; waits until they are shown. */
export async function putFragment(blocks: readonly object[], width = 1100) {
  clearWidgets()
  theServiceAnswers({ 'GET /:mode/caas/v1/canvas/fragment/:fragmentId': aFragment(blocks) })
  const markup = `<div style="width: ${width}px"><till-content fragment="p${++fragments}"></till-content></div>`
  const place = await putWidget(ContentElement, markup, start)
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.updateComplete
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  await until(() => root.querySelector('.block'))
  await new Promise(requestAnimationFrame)
  return {
    place,
    root,
    /** The one element that matches. */
    part: <Found extends HTMLElement>(selector: string) => {
      const found = root.querySelector<Found>(selector)
      if (!found) throw new Error(`No ${selector} in the content`)
      return found
    },
  }
}
