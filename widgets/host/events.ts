/** Dispatches a cancellable event of ours that crosses shadow roots; true unless the page prevented its default. */
export function tellAt(target: EventTarget, type: `till:${string}`, detail?: unknown): boolean {
  return target.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }))
}
