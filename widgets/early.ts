import type { LoadElement } from './host/register'

/** Widgets with a closed look, defined at once. Builds and tests fill it (`build/early-widgets.mjs`). Part of the index. */
export const early: Readonly<Record<string, LoadElement>> = {}
