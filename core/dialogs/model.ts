import { createEffect, createEvent, createStore, sample } from 'effector'

/** Values from the page's markup or script. */
export type DialogProps = Readonly<Record<string, string | number | boolean>>

/** A dialog's name, and the widget that shows it if several could. */
export interface DialogPlace {
  readonly name: string
  readonly owner: string
}

/** `keep`: stays when another dialog opens. */
export interface DialogOpening extends DialogPlace {
  readonly props?: DialogProps
  readonly keep?: boolean
  /** Opens on top of the current dialog. */
  readonly over?: boolean
}

/** Open, or closing. */
export interface Dialog extends DialogPlace {
  readonly props: DialogProps
  readonly keep: boolean
  readonly state: 'open' | 'closing'
}

/** The dialog that shows the cart. Pages open it by this name. */
export const BAG = 'mini-cart'

/** The dialogs that models and views request. A widget may have others, which pages open. */
export type DialogName = typeof BAG | 'quick-shop' | 'sign-in' | 'sign-up'

/** The length of the closing animation, also with reduced motion. */
export const CLOSING_MS = 250

export const dialogOpened = createEvent<DialogOpening>()
/** A dialog is requested by name; whoever can show it opens it. */
export const dialogWanted = createEvent<Pick<DialogOpening, 'props' | 'over'> & { readonly name: DialogName }>()
/** One dialog was closed: by its button, Escape, a press beside it, or its widget's leaving the page. */
export const dialogDismissed = createEvent<DialogPlace>()
export const allDismissed = createEvent()

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
  // A dialog that was opened again meanwhile stays.
  .on(waitFx.done, (dialogs, { params: before }) =>
    dialogs.filter(dialog => !isClosing(dialog) || !before.includes(dialog)),
  )

sample({
  clock: [dialogOpened, dialogDismissed, allDismissed],
  source: $dialogs,
  filter: dialogs => dialogs.some(isClosing),
  target: waitFx,
})

/** Null while it is closed. */
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
