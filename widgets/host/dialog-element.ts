import { usageError } from '../../core/errors/shop-error'
import type { DialogPlace } from '../../core/dialogs'
import { isRendered } from '../../core/runtime/is-rendered'
import { inPage, make } from '../../core/runtime/page-dom'
import { isOurs } from './register'
import type { OpenProps } from './shop-port'
import type { WidgetElement } from './widget-element'

/** Defines a widget's element, once its files have loaded. */
export type Define = (tag: string, report?: (sentence: string) => void) => Promise<void>

const ownElements = new Map<string, WidgetElement>()

/** The element for a dialog: a visible one of the page with matching properties, else one of ours. Rejects for a widget without one. */
export async function elementFor(name: string, props: OpenProps, define: Define): Promise<WidgetElement> {
  const tag = `till-${name}`
  const Element = await classOf(tag, define)
  if (!Element.widget.opens) throw noDialog(tag)
  const own = [...inPage<WidgetElement>(tag)].find(
    element => element !== ownElements.get(tag) && agrees(element, props) && isShown(element),
  )
  return own ?? ownElement(tag, Element, props)
}

/** The page's own element, else a new one without a button at the end of the page. */
export async function oneOf(tag: string, define: Define): Promise<WidgetElement> {
  const Element = await classOf(tag, define)
  return inPage<WidgetElement>(tag)[0] ?? ownElement(tag, Element, {})
}

async function classOf(tag: string, define: Define): Promise<typeof WidgetElement> {
  await define(tag, () => {})
  const Element = customElements.get(tag)
  if (!isOurs(Element)) throw noDialog(tag)
  return Element
}

const noDialog = (tag: string) => usageError('usage', `Expected the name of a dialog, got "${tag.slice(5)}".`)

function ownElement(tag: string, Element: typeof WidgetElement, props: OpenProps): WidgetElement {
  const element = ownElements.get(tag) ?? new Element()
  ownElements.set(tag, element)
  Object.assign(element, { noButton: true }, known(element, props))
  if (!element.isConnected) inPage('body')[0]?.append(element)
  return element
}

export function elementAt({ name, owner }: DialogPlace): WidgetElement | undefined {
  return [...inPage<WidgetElement>(`till-${name}`)].find(element => element.key === owner)
}

/** Whether something in a widget would be rendered. It tests an inserted part, since an element with `no-button` has no box of its own. */
export function isShown(element: Element): boolean {
  const part = make('i', {})
  element.shadowRoot?.append(part)
  const hasBox = isRendered(part)
  part.remove()
  return hasBox
}

function agrees(element: WidgetElement, props: OpenProps): boolean {
  return Object.entries(known(element, props)).every(([name, value]) => Reflect.get(element, name) === value)
}

/** The properties that are attributes of the widget; the others are the dialog's. `data-till-close-after-add` without a value is true, as in HTML. */
export function known(element: WidgetElement, props: OpenProps): OpenProps {
  const { attributes } = (element.constructor as typeof WidgetElement).widget
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      const type = attributes[name]?.type
      const isOn = value === '' || (!!value && value !== 'false')
      return type ? [[name, type === Boolean ? isOn : value]] : []
    }),
  )
}
