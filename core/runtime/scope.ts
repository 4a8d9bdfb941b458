import { fork } from 'effector'

/** The one scope of all stores, events and effects on the page. */
export const pageScope = fork()
