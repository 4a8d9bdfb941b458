import { fork } from 'effector'

/** The one scope of the page: every store, event and effect of the shop lives in it, whichever shadow root shows it. */
export const pageScope = fork()
