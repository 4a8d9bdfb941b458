const CLOSED_CHECK_MS = 500

/** Who may answer a page: a window of this origin, with the name of the attempt. */
export type Expected = { readonly origin: string; readonly source: string; readonly state: string }

/**
 * Listens to an opened window: to that window, origin and state alone. Resolves when `received` returns true, when the window
 * is closed, or when a policy of the page cuts the two apart, which looks the same.
 */
export function listenToWindow(
  opened: Window,
  expected: Expected,
  received: (message: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      removeEventListener('message', listener)
      clearInterval(watch)
      resolve()
    }
    const listener = ({ origin, source, data }: MessageEvent) => {
      if (origin !== expected.origin || source !== opened) return
      const message = Object(data) as Record<string, unknown>
      if (message['source'] === expected.source && message['state'] === expected.state && received(message)) end()
    }
    addEventListener('message', listener)
    let wasClosed = false
    const watch = setInterval(() => {
      // A window's last message may arrive after it is seen to be closed, so we listen until the next check.
      if (wasClosed) end()
      wasClosed = opened.closed
    }, CLOSED_CHECK_MS)
  })
}
