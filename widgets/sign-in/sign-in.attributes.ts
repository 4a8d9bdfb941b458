import { flag } from '../host/attributes'

export const attributes = { noButton: flag('No button: the dialog alone, opened by `data-till-open="sign-in"`.') }
