import type { Bring } from './host/register'

/**
 * The widgets with a closed look: they are defined at once. Builds and tests fill it (`build/early-widgets.mjs`). Part
 * of the index.
 */
export const early: Readonly<Record<string, Bring>> = {}
