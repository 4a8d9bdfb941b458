import type { PointerEvent } from 'react'

/** How far, in px, a sheet must be pulled down to close. */
const CLOSING_DISTANCE = 88

/** The handle of a bottom sheet; the close button does the same. */
export function Grabber({ onAway }: { onAway: () => void }) {
  const start = (down: PointerEvent<HTMLDivElement>) => {
    const handle = down.currentTarget
    const sheet = handle.parentElement
    if (!sheet) return
    const from = down.clientY
    let pulled = 0
    const move = (event: globalThis.PointerEvent) => {
      pulled = Math.max(0, event.clientY - from)
      sheet.style.translate = `0 ${pulled}px`
    }
    const end = () => {
      handle.removeEventListener('pointermove', move)
      sheet.style.translate = ''
      if (pulled > CLOSING_DISTANCE) onAway()
    }
    handle.setPointerCapture(down.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
  return <div className="grab" onPointerDown={start} />
}
