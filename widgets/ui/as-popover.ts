/** The attribute `popover` of what stands in the top layer; none where the browser has no popovers, and would say so. */
export const asPopover = 'showPopover' in (globalThis.HTMLElement?.prototype ?? {}) ? 'manual' : undefined
