import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CLOSING_MS } from '../../core/dialogs'
import { IconButton } from './button'
import { Grabber } from './grabber'
import { CloseIcon } from './icon'
import { openModal } from './modal'

export interface DialogProps {
  /** True while it is to be seen; turning false plays the closing. */
  open: boolean
  /** The shopper wants it gone: Escape, a press beside it, the grabber. Refuse by leaving `open` as it is. */
  onClose: () => void
  /** It is gone, the focus is back where it came from. */
  onClosed?: (() => void) | undefined
  label: string
  /** In the middle (a sheet from the bottom under 640 px), or from the inline end. */
  look?: 'modal' | 'drawer'
  className?: string
  children: ReactNode
}

/** A modal dialog in the top layer: the page behind is inert and still, the focus is kept and given back. */
export function Dialog({ open, onClose, onClosed, label, look = 'modal', className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  // At once, and undone before the element goes: the focus must still find its way back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!shown || !element) return
    const close = openModal(element)
    return () => {
      // The handle of a sheet that goes while it is pulled hears no more of it.
      element.style.translate = ''
      close()
    }
  }, [shown])

  useEffect(() => {
    if (open || !shown) return
    const timer = setTimeout(() => {
      setShown(false)
      onClosed?.()
    }, CLOSING_MS)
    return () => clearTimeout(timer)
  }, [open, shown, onClosed])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, heard as 'cancel'
    <dialog
      ref={dialog}
      className={`dlg ${look} ${className}${open ? '' : ' closing'}`}
      aria-label={label}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={event => {
        // A browser closes without asking when Escape comes twice; we do when it is not rendered.
        if (event.target !== event.currentTarget || !shown) return
        setShown(false)
        if (open) onClose()
        onClosed?.()
      }}
      onClick={event => isBeside(event) && onClose()}
    >
      {shown ? (
        <>
          {look === 'modal' ? <Grabber onAway={onClose} /> : null}
          {children}
        </>
      ) : null}
    </dialog>
  )
}

export interface DialogHeadProps {
  children: ReactNode
  closeLabel: string
  onClose: () => void
}

export function DialogHead({ children, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className="dh">
      <h2>{children}</h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

/** The backdrop is part of the dialog to a click: only its place tells them apart. */
function isBeside({ target, currentTarget, clientX, clientY, detail }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget || !detail) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
