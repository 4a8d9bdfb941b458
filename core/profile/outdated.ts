import { createEvent } from 'effector'

/** The profile may have changed elsewhere, so it is read again when it is wanted; until then the old one stays. */
export const profileOutdated = createEvent()
