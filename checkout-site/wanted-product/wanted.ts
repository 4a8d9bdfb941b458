import { createEvent, createStore, sample } from 'effector'
import { dialogDismissed, dialogWanted } from '../../core/dialogs'
import type { DialogProps } from '../../core/dialogs'

export const owner = 'screen'

/** The screen on which it was asked for is left. */
export const screenLeft = createEvent()

/** The last product that was asked for in a quick shop; a new object each time. */
export const $wantedProduct = createStore<{ readonly props: DialogProps } | null>(null)
  .on(dialogWanted, (current, { name, props = {} }) => (name === 'quick-shop' ? { props } : current))
  .reset(screenLeft)

sample({ clock: screenLeft, fn: () => ({ name: 'quick-shop', owner }), target: dialogDismissed })
