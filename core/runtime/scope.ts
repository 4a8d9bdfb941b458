import { fork } from 'effector'

/** Every store, event and effect of the shop lives in it, whichever shadow root shows it. */
export const pageScope = fork()
