import type { ClosedLook } from '../core/runtime/closed-widget'

/** By tag. Builds and tests fill it (`build/early-widgets.mjs`). Part of the loader. */
export const closedLooks: Readonly<Record<string, ClosedLook>> = {}
