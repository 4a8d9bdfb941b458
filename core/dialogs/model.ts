import { createEffect, createEvent, createStore, sample } from 'effector'

/** What an open dialog knows: its own kind's values, as the page's markup or a script gave them. */
export type DialogProps = Readonly<Record<string, string | number | boolean>>

/** Which dialog: its name, and the widget that shows it where several could. */
export interface DialogPlace {
  readonly name: string
  readonly owner: string
}

/** A dialog to open; one marked `keep` stays when another opens (spec/1 §2). */
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

/** How long a dialog is closing, in milliseconds (spec/1 §9), whatever the shopper's wish for motion. */
export const CLOSING_MS = 250

// What the shopper does

/** A dialog was asked for, by a press or by a script. */
export const dialogOpened = createEvent<DialogOpening>()
/** One dialog was closed: by its button, Escape, a press beside it, or its widget's leaving the page. */
export const dialogDismissed = createEvent<DialogPlace>()
/** Whatever is open was closed. */
export const allDismissed = createEvent()

// What we remember

const closingEnded = createEvent<readonly DialogPlace[]>()

/** The dialogs that are seen now, the latest last. */
export const $dialogs = createStore<readonly Dialog[]>([])
  .on(dialogOpened, (dialogs, { name, owner, props = {}, keep = false, over = false }) => [
    ...dialogs
      .filter(other => !isSame(other, { name, owner }))
      .map(other => (other.keep || over ? other : closing(other))),
    { name, owner, props, keep, state: 'open' },
  ])
  .on(dialogDismissed, (dialogs, place) => dialogs.map(other => (isSame(other, place) ? closing(other) : other)))
  .on(allDismissed, dialogs => dialogs.map(closing))
  .on(closingEnded, (dialogs, ended) =>
    dialogs.filter(dialog => dialog.state === 'open' || !ended.some(place => isSame(place, dialog))),
  )

// What follows

const waitFx = createEffect(
  (places: readonly DialogPlace[]) =>
    new Promise<readonly DialogPlace[]>(resolve => setTimeout(() => resolve(places), CLOSING_MS)),
)

sample({
  clock: [dialogOpened, dialogDismissed, allDismissed],
  source: $dialogs,
  filter: dialogs => dialogs.some(isClosing),
  fn: dialogs => dialogs.filter(isClosing),
  target: waitFx,
})

sample({ clock: waitFx.doneData, target: closingEnded })

/** The dialog of one widget; null while it is closed. */
export function dialogAt(dialogs: readonly Dialog[], place: DialogPlace): Dialog | null {
  return dialogs.find(dialog => isSame(dialog, place)) ?? null
}

function isSame(one: DialogPlace, other: DialogPlace): boolean {
  return one.name === other.name && one.owner === other.owner
}

function closing(dialog: Dialog): Dialog {
  return dialog.state === 'closing' ? dialog : { ...dialog, state: 'closing' }
}

function isClosing(dialog: Dialog): boolean {
  return dialog.state === 'closing'
}
