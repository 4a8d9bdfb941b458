// Events
export { noticed, toastClosed, toastsHeld } from './model'
export { toastShown } from './toast-shown'

// State
export { $toasts } from './model'
export type { ShownToast } from './model'
export type { Message, NewToast } from './toast-shown'
