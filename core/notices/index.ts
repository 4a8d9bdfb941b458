export { noticed, toastClosed, toastShown, toastsPaused } from './model'

export { $toasts, notAddedToast, sentenceOf } from './model'
export type { Message, NewToast, ShownToast } from './model'
