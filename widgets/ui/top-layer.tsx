import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CLOSING_MS } from '../../core/dialogs'
import { IconButton } from './button'
import { CloseIcon } from './icon'
import { openModal } from './modal'

export interface TopLayerProps {
  /** Turning it false plays the closing animation. */
  open: boolean
  isMadeEarly?: boolean
  /** Escape, a press outside, or the grabber. Leave `open` true to refuse. */
  onClose: () => void
  /** The dialog is closed, and the focus is back. */
  onClosed?: (() => void) | undefined
  label: string
  look: 'modal' | 'drawer'
  className?: string
  children: ReactNode
}

/** A modal dialog in the top layer: the page behind is inert and does not scroll, and the focus returns at the end. */
export function TopLayer({
  open,
  isMadeEarly,
  onClose,
  onClosed,
  label,
  look,
  className = '',
  children,
}: TopLayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  // A layout effect, because its cleanup runs before the element is removed, while the focus can still be returned.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!shown || !element) return
    const close = openModal(element)
    return () => {
      // The sheet may close while it is being pulled.
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
        // Browsers close without a `cancel` event when Escape is pressed twice, and we do when it is not rendered.
        // The event comes late: by then the dialog may be open again.
        if (event.target !== event.currentTarget || !shown || event.currentTarget.open) return
        setShown(false)
        if (open) onClose()
        onClosed?.()
      }}
      onClick={event => isBeside(event) && onClose()}
    >
      {shown || isMadeEarly ? children : null}
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

/** A click on the backdrop has the dialog as its target; only its position tells. */
function isBeside({ target, currentTarget, clientX, clientY, detail }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget || !detail) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
