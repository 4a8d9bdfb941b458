import { hostOf, makeEvent } from '../../core/runtime/page-dom'
import { topModal } from '../ui/open-modals'

/** Keys that were pressed in a widget, by code: their releases belong to it too. */
const held = new Set<string>()

/**
 * Keys pressed in an open dialog, or in a field, stop there: the page's shortcuts do not fire, and Escape closes only our topmost
 * dialog. Only listeners on the window in the capture phase that were added before us get them (core/decisions/0430).
 */
export function stopKeys(): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) addEventListener(type, listener, true)
}

function listener(event: KeyboardEvent): void {
  const { type, key, code, composed, isComposing } = event
  const [target] = event.composedPath()
  // An event that does not leave its shadow root is our own copy.
  if (!composed || !(target instanceof Node)) return
  const modal = topModal()
  const isModal = !!modal && isIn(modal, target, event)
  const closes = isModal && type === 'keydown' && key === 'Escape' && !isComposing
  const isOurs = type === 'keydown' ? closes || isKept(target, isModal) : held.has(code)
  if (isOurs && type !== 'keyup') held.add(code)
  else held.delete(code)
  if (!isOurs) return

  event.stopImmediatePropagation()
  const isHandled = isWidgets(target) && !target.dispatchEvent(copyOf(event))
  if (isHandled || closes) event.preventDefault()
  if (closes && !isHandled) modal.dispatchEvent(makeEvent('cancel', { bubbles: false }))
}

/** What a page put into a slot keeps its keys. */
function isKept(target: Node, isModal: boolean): boolean {
  return isWidgets(target) ? isModal || isField(target) : isModal && isNowhere(target)
}

function isIn(modal: Element, target: Node, event: Event): boolean {
  return event.composedPath().includes(modal) || (isNowhere(target) && isOnTop(modal))
}

/** A dialog under a modal of the page is inert. */
function isOnTop(modal: Element): boolean {
  const { left, top, width, height } = modal.getBoundingClientRect()
  const hit = HTMLDocument.prototype.elementFromPoint.call(document, left + width / 2, top + height / 2)
  return !!hit && !!hostOf(modal)?.contains(hit)
}

/** Without a focus, keys go to the page's body. */
function isNowhere({ nodeName }: Node): boolean {
  return /^(body|html)$/i.test(nodeName)
}

/** The node is in a shadow root of ours. */
export function isWidgets(target: Node): boolean {
  return !!hostOf(target)?.localName.startsWith('till-')
}

function isField(target: Node): boolean {
  return (
    /^(input|textarea|select)$/i.test(target.nodeName) || (target as Partial<HTMLElement>).isContentEditable === true
  )
}

/** A copy for our views: unlike a KeyboardEvent in Firefox, it does not leave the shadow root. */
function copyOf(event: KeyboardEvent): Event {
  const { key, code, location, repeat, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event
  const copy = makeEvent(event.type, { bubbles: true })
  return Object.assign(copy, { key, code, location, repeat, isComposing, altKey, ctrlKey, metaKey, shiftKey })
}
