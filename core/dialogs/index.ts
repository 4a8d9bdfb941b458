export { allDismissed, dialogDismissed, dialogOpened, dialogWanted } from './model'

export { $dialogs, BAG, CLOSING_MS, dialogAt } from './model'
export type { Dialog, DialogOpening, DialogPlace, DialogProps } from './model'
