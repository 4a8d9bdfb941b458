import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { endpoints } from './endpoints'
import {
  checked,
  isFine,
  type NewPassword,
  newPasswordProblems,
  type NewPasswordProblems,
  refusedPassword,
  unchecked,
} from './new-password'

/** The password that is, and the one that should be. */
export type PasswordChange = NewPassword & { readonly currentPassword: string }

// What the shopper does

/** The form is shown. */
export const changeOpened = createEvent()
/** The form was sent. */
export const changeSubmitted = createEvent<PasswordChange>()

// What we remember

const changeFx = requestFx(endpoints.changePassword)

/** What to put right before the password can be changed. */
export const $changeChecked = createStore(unchecked)
  .on(changeSubmitted, (before, typed) => checked(before, problemsOf(typed)))
  .on(changeFx.failData, (before, error) => checked(before, refusedPassword(error) ?? before.problems))
  .reset(changeOpened)

/** Why it could not be changed, where it is about no field. */
export const $changeError = createStore<ShopError | null>(null)
  .on(changeFx.failData, (_current, error) => (refusedPassword(error) ? null : error))
  .reset(changeSubmitted, changeOpened)

/** The password is the new one. */
export const $isPasswordChanged = createStore(false)
  .on(changeFx.done, () => true)
  .reset(changeSubmitted, changeOpened)

/** True from the press to its answer. */
export const $isChangingPassword = changeFx.pending

// What follows

sample({
  clock: changeSubmitted,
  source: changeFx.pending,
  filter: (isPending, typed) => !isPending && isFine(problemsOf(typed)),
  fn: (_isPending, { currentPassword, newPassword }) => ({ body: { currentPassword, newPassword } }),
  target: changeFx,
})

function problemsOf(typed: PasswordChange): NewPasswordProblems {
  return { ...(typed.currentPassword ? {} : { currentPassword: 'required' as const }), ...newPasswordProblems(typed) }
}
