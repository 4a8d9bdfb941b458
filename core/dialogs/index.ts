export { allDismissed, dialogDismissed, dialogOpened, dialogWanted } from './model'

export { $dialogs, BAG, CLOSING_MS, dialogAt } from './model'
export type { Dialog, DialogName, DialogOpening, DialogPlace, DialogProps } from './model'
