import { scopeBind } from 'effector'

/** Runs in the caller's scope, which effector loses after the first await. */
export type Within = <Made>(make: () => Made) => Made

export const keepScope = (): Within => scopeBind(<Made>(make: () => Made) => make(), { safe: true })
