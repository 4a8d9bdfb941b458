export { noticed, toastClosed, toastShown, toastsHeld } from './model'

export { $toasts } from './model'
export type { Message, NewToast, ShownToast } from './model'
