import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { asPopover } from './as-popover'
import { IconButton } from './button'
import { CloseIcon } from './icon'
import { topModal } from './open-modals'
import { AlertIcon, TickIcon } from './signs'

export interface Toast {
  id: string
  tone: 'success' | 'danger'
  text: ReactNode
  action?: { label: string; press: () => void } | undefined
}

export interface ToastsProps {
  /** Oldest first; the last two are shown. */
  toasts: readonly Toast[]
  closeLabel: string
  onClose: (id: string) => void
  /** True while a pointer or the focus is on the list, or the shopper is in another window: the model pauses its clocks. */
  onHold: (held: boolean) => void
}

/** At the lower inline end, over everything but the actions of an open sheet or drawer. The model decides how long they stay. */
export function Toasts({ toasts, closeLabel, onClose, onHold }: ToastsProps) {
  const list = useRef<HTMLDivElement>(null)
  const rests = useRef({ pointer: false, focus: false, away: false })
  const any = toasts.length > 0
  const rest = useCallback(
    (change: Partial<typeof rests.current>) => {
      const { pointer, focus, away } = Object.assign(rests.current, change)
      onHold(pointer || focus || away)
    },
    [onHold],
  )
  useEffect(() => {
    // Only the top layer is above every z-index of a host; without popovers the list is just fixed.
    const place = list.current
    if (!place?.isConnected) return
    if (any) {
      place.style.setProperty('--toast-foot', `${footBelow()}px`)
      place.showPopover?.()
    } else if (asPopover && place.matches(':popover-open')) place.hidePopover?.()
  }, [any])
  useEffect(() => {
    if (!any) return
    const look = () => rest({ away: !document.hasFocus() })
    look()
    addEventListener('focus', look)
    addEventListener('blur', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
    }
  }, [any, rest])
  useEffect(() => {
    // A toast that goes while it has the focus or the pointer fires no event for that.
    if (rests.current.focus && !list.current?.matches(':focus-within')) rest({ focus: false })
    if (rests.current.pointer && !any) rest({ pointer: false })
  })
  return (
    <div
      ref={list}
      className="toasts"
      popover={asPopover}
      role="status"
      onPointerEnter={() => rest({ pointer: true })}
      onPointerLeave={() => rest({ pointer: false })}
      onFocus={() => rest({ focus: true })}
      onBlur={() => rest({ focus: false })}
    >
      {toasts.slice(-2).map(({ id, tone, text, action }) => (
        <div className="toast" key={id}>
          {tone === 'danger' ? <AlertIcon /> : <TickIcon />}
          <div>{text}</div>
          {action ? (
            <button type="button" className="say" onClick={action.press}>
              {action.label}
            </button>
          ) : null}
          <IconButton label={closeLabel} onClick={() => onClose(id)}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>
  )
}

/** How high the actions are at the lower edge of the window, in pixels. */
function footBelow(): number {
  const foot = topModal()?.querySelector('.df')?.getBoundingClientRect()
  return foot && foot.bottom > innerHeight - 1 ? foot.height : 0
}
