/** The attribute `popover`; none in a browser without popovers, which would log an error. */
export const asPopover = 'showPopover' in (globalThis.HTMLElement?.prototype ?? {}) ? 'manual' : undefined
