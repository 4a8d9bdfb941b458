import { createEffect, createEvent, createStore, sample } from 'effector'

/** What an open dialog knows: its own kind's values, as the page's markup or a script gave them. */
export type DialogProps = Readonly<Record<string, string | number | boolean>>

/** Which dialog: its name, and the widget that shows it where several could. */
export interface DialogPlace {
  readonly name: string
  readonly owner: string
}

/** A dialog to open; one marked `keep` stays when another opens. */
export interface DialogOpening extends DialogPlace {
  readonly props?: DialogProps
  readonly keep?: boolean
  /** Lies over what is open, which stays: a question about what is seen there. */
  readonly over?: boolean
}

/** A dialog that is seen: open, or closing for the length of its animation. */
export interface Dialog extends DialogPlace {
  readonly props: DialogProps
  readonly keep: boolean
  readonly state: 'open' | 'closing'
}

/** How long a dialog is closing, in milliseconds, whatever the shopper's wish for motion. */
export const CLOSING_MS = 250

export const dialogOpened = createEvent<DialogOpening>()
/** A dialog was asked for by its name; whoever can show it opens it. */
export const dialogWanted = createEvent<Pick<DialogOpening, 'name' | 'props' | 'over'>>()
/** One dialog was closed: by its button, Escape, a press beside it, or its widget's leaving the page. */
export const dialogDismissed = createEvent<DialogPlace>()
export const allDismissed = createEvent()

/** Waits until what is closing is gone. */
const waitFx = createEffect(
  (_dialogs: readonly Dialog[]) => new Promise<void>(resolve => setTimeout(resolve, CLOSING_MS)),
)

export const $dialogs = createStore<readonly Dialog[]>([])
  .on(dialogOpened, (dialogs, { name, owner, props = {}, keep = false, over = false }) => [
    ...dialogs
      .filter(other => !isSame(other, { name, owner }))
      .map(other => (other.keep || over ? other : closing(other))),
    { name, owner, props, keep, state: 'open' },
  ])
  .on(dialogDismissed, (dialogs, place) => dialogs.map(other => (isSame(other, place) ? closing(other) : other)))
  .on(allDismissed, dialogs => dialogs.map(closing))
  // One that was opened again meanwhile is another.
  .on(waitFx.done, (dialogs, { params: before }) =>
    dialogs.filter(dialog => !isClosing(dialog) || !before.includes(dialog)),
  )

sample({
  clock: [dialogOpened, dialogDismissed, allDismissed],
  source: $dialogs,
  filter: dialogs => dialogs.some(isClosing),
  target: waitFx,
})

/** The dialog of one widget; null while it is closed. */
export function dialogAt(dialogs: readonly Dialog[], place: DialogPlace): Dialog | null {
  return dialogs.find(dialog => isSame(dialog, place)) ?? null
}

function isSame(one: DialogPlace, other: DialogPlace): boolean {
  return one.name === other.name && one.owner === other.owner
}

function closing(dialog: Dialog): Dialog {
  return isClosing(dialog) ? dialog : { ...dialog, state: 'closing' }
}

function isClosing(dialog: Dialog): boolean {
  return dialog.state === 'closing'
}
