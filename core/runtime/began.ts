import { createEvent, createStore, sample } from 'effector'
import { started } from './started'

/** What comes after a cart's first line has come to a page whose shop had started without it. */
export const restCame = createEvent()

/** True when it has come. */
export const $hasRest = createStore(false).on(restCame, () => true)

/** The page's shop begins, for what may come after it has: at its start, or when it came. */
export const began = createEvent()

sample({ clock: started, fn: () => {}, target: began })

sample({ clock: restCame, target: began })
