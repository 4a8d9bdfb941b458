import type { TillEvents } from './event-map'

/** Cancellable, and crosses shadow roots; true unless the page prevented its default. */
export function dispatchAt(target: EventTarget, type: keyof TillEvents, detail?: unknown): boolean {
  return target.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }))
}
