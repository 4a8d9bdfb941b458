/** Calls back when the page has nothing better to do, or after two seconds of it having had. */
export function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 200)
}
