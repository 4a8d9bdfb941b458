// What happens
export { noticed, toastClosed, toastShown, toastsHeld } from './model'

// What is seen
export { $toasts } from './model'
export type { Message, NewToast, ShownToast } from './model'
