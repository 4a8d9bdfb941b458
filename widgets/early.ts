import type { Bring } from './host/register'

/**
 * The registry's lines of the widgets that have a closed look: what is drawn early is defined without waiting to be near.
 * Builds and tests fill it from the registry (`build/early-widgets.mjs`). It is part of the index.
 */
export const early: Readonly<Record<string, Bring>> = {}
