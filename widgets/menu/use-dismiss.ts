import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { hostOf } from '../../core/runtime/page-dom'

/** What closes an open menu: Escape, a press beside it, the focus that goes on, and a link that is followed. */
export function useDismiss(nav: RefObject<HTMLElement | null>, isOpen: boolean, leave: () => void) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const press = (event: Event) => {
      if (nav.current && !event.composedPath().includes(nav.current)) leave()
    }
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      const { current } = nav
      // Its own button, if the focus would go with what closes.
      if (current && hasFocus(current)) current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      leave()
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', listener, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('keydown', listener, true)
    }
  }, [nav, isOpen, leave])

  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const next = relatedTarget as Node | null
      // What the page has put into it belongs to it, too.
      if (isOpen && next && !currentTarget.contains(next) && !hostOf(currentTarget)?.contains(next)) leave()
    },
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (isOpen && nativeEvent.composedPath().some(isLink)) leave()
    },
  }
}

/** In it, or in what the page has put into its element. Chromium’s `:focus-within` does not look into a popover. */
function hasFocus(nav: Element): boolean {
  const host = hostOf(nav)
  const focused = (host?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
  return !!focused && !!host?.contains(focused)
}

const isLink = (node: EventTarget): boolean => node instanceof Element && node.localName === 'a'
