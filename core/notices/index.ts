export { noticed, toastClosed, toastShown, toastsHeld } from './model'

export { $toasts, notAddedToast, sentenceOf } from './model'
export type { Message, NewToast, ShownToast } from './model'
