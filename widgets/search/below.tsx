import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import { asPopover } from '../ui/as-popover'

/** What opens below the field: in the top layer, which no box of the page cuts off or covers. */
export function Below({ isShown, ...rest }: HTMLAttributes<HTMLDivElement> & { isShown: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  // Also once the page has moved the element, which hides it.
  useLayoutEffect(() => {
    if (isShown && asPopover && !part.current?.matches(':popover-open')) part.current?.showPopover?.()
  })
  useLayoutEffect(() => {
    const { current } = part
    const field = current?.parentElement
    if (!current || !field || !isShown || !asPopover) return
    const follow = () => {
      const { left, bottom, width } = field.getBoundingClientRect()
      for (const [name, length] of Object.entries({ left, top: bottom + 4, width }))
        current.style.setProperty(`--${name}`, `${Math.round(length)}px`)
    }
    follow()
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow, { capture: true })
      current.hidePopover?.()
    }
  }, [isShown])
  return <div ref={part} popover={asPopover} hidden={!isShown} {...rest} />
}
