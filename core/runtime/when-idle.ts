/** When idle, or after two seconds. */
export function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 200)
}
