import { inPage } from '../../core/runtime/page-dom'

/** Dialogs that lock the scrolling. */
let held = 0
let before: readonly [property: string, value: string, priority: string][] = []

/** Keeps the scrollbar's room; returns how to unlock, to be called once. */
export function lockScroll(): () => void {
  const root = inPage(':root')[0] as HTMLElement
  const { style, clientWidth } = root
  if (held++ === 0) {
    before = ['overflow', 'scrollbar-gutter'].map(name => [
      name,
      style.getPropertyValue(name),
      style.getPropertyPriority(name),
    ])
    if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable', 'important')
    style.setProperty('overflow', 'hidden', 'important')
  }
  return () => {
    if (--held) return
    for (const [name, value, priority] of before) {
      if (value) style.setProperty(name, value, priority)
      else style.removeProperty(name)
    }
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
