// What the shopper does
export { allDismissed, dialogDismissed, dialogOpened, dialogWanted } from './model'

// What is seen
export { $dialogs, CLOSING_MS, dialogAt } from './model'
export type { Dialog, DialogOpening, DialogPlace, DialogProps } from './model'
