import { scopeBind } from 'effector'

/** Does something in the scope of whoever asked, which effector does not know any more after a first await. */
export type Within = <Made>(make: () => Made) => Made

/** Keeps the scope of whoever asks. */
export const keepScope = (): Within => scopeBind(<Made>(make: () => Made) => make(), { safe: true })
