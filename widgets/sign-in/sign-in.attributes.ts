import { flag } from '../host/attributes'

/** The attributes of `<till-sign-in>`. */
export const attributes = { noButton: flag('No button: the dialog alone, opened by `data-till-open="sign-in"`.') }
