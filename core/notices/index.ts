// Events
export { noticed, toastClosed, toastShown, toastsHeld } from './model'

// State
export { $toasts } from './model'
export type { Message, NewToast, ShownToast } from './model'
