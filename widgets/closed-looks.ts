import type { ClosedLook } from '../core/runtime/closed-widget'

/**
 * The closed looks of the widgets that have one (`….closed.ts` in their folder), by tag. Builds and tests fill it from the
 * registry (`build/early-widgets.mjs`). It is part of the loader.
 */
export const closedLooks: Readonly<Record<string, ClosedLook>> = {}
