/** Hears windows of this page's origin, of those that are named alone. Returns how to stop. */
export function hearFrames(
  windows: () => readonly (Window | null)[],
  said: (message: unknown, from: Window) => void,
): () => void {
  const hear = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null) return
    if (windows().some(one => one === source)) said(data, source as Window)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}

/** Only a window of this page's origin gets it. */
export const tellFrame = (to: Window, message: object) => to.postMessage(message, location.origin)

/** The page around this one; null if this is the whole window. */
export const pageAround = (): Window | null => (parent === window ? null : parent)

/** How far the page is scrolled, from 0 to 1. */
export function scrolledShare(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const room = scrollHeight - clientHeight
  return room > 0 ? Math.min(1, Math.max(0, scrollTop / room)) : 0
}

export function scrollToShare(share: number): void {
  const { scrollHeight, clientHeight } = document.documentElement
  scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'auto' })
}
