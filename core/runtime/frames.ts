/** Listens to the given windows, if they are of this page's origin. Returns a function that stops listening. */
export function listenToFrames(
  windows: () => readonly (Window | null)[],
  received: (message: unknown, from: Window) => void,
): () => void {
  const listener = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null) return
    if (windows().some(one => one === source)) received(data, source as Window)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}

/** Only a window of this page's origin gets it. */
export const postToFrame = (to: Window, message: object) => to.postMessage(message, location.origin)

/** The page around this one; null if this is the whole window. */
export const parentWindow = (): Window | null => (parent === window ? null : parent)

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
