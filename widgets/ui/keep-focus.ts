import { focusable } from './focus-back'

/** Where something was: its parent, and its index. */
type Place = readonly [parent: Element, at: number]

/** When the focused element leaves the container, focuses what replaced it, else what is beside it, else further out. Returns how to stop. In a modal dialog that has already lost the focus it starts at `lost`. */
export function keepFocusIn(container: Element, lost?: readonly [parent: Element | null, at: number]): () => void {
  const root = container.getRootNode() as Document | ShadowRoot
  let last: Element | null = null
  let places: readonly Place[] = []

  const remember = () => {
    last = root.activeElement
    if (!last || !container.contains(last)) last = null
    places = last ? placesUpTo(last, container) : []
  }
  const restore = () => {
    if (!last) return
    if (last.isConnected) return remember()
    if (isNowhere(root.activeElement)) places.some(([parent, at]) => parent.isConnected && enter(parent, at))
    remember()
  }

  const observer = new MutationObserver(restore)
  observer.observe(container, { childList: true, subtree: true })
  root.addEventListener('focusin', remember)
  if (lost && isNowhere(root.activeElement)) enter(lost[0] ?? container, lost[1])
  remember()
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', remember)
  }
}

/** The same, as the ref of an element. */
export const keepFocus = (element: HTMLElement | null) => (element ? keepFocusIn(element) : undefined)

function isNowhere(active: Element | null): boolean {
  return !active || active === document.body
}

function placesUpTo(from: Element, container: Element): Place[] {
  const places: Place[] = []
  for (let node = from; node !== container && node.parentElement; node = node.parentElement) {
    places.push([node.parentElement, [...node.parentElement.children].indexOf(node)])
  }
  return places
}

/** Focuses something in the child nearest to this index. */
function enter(parent: Element, at: number): boolean {
  const near = [...parent.children].map((child, place) => ({ child, away: Math.abs(place - at) }))
  near.sort((one, other) => one.away - other.away)
  return near.some(({ child }) => {
    const targets = [child, ...child.querySelectorAll(focusable)].filter(element => element.matches(focusable))
    // Prefers a line's links, because a second press of the same key on them changes nothing.
    const target = targets.find(element => element.matches('.link')) ?? targets[0]
    ;(target as HTMLElement | undefined)?.focus()
    return target !== undefined && (target.getRootNode() as ShadowRoot).activeElement === target
  })
}
