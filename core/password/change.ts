import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { idOf, unansweredCall } from '../http/unanswered-call'
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

export type PasswordChange = NewPassword & { readonly currentPassword: string }

export const changeOpened = createEvent()
export const changeSubmitted = createEvent<PasswordChange>()

const changeFx = requestFx(endpoints.changePassword)
const $unanswered = unansweredCall(changeFx)

export const $changeChecked = createStore(unchecked)
  .on(changeSubmitted, (before, typed) => checked(before, problemsOf(typed)))
  .on(changeFx.failData, (before, error) => checked(before, refusedPassword(error) ?? before.problems))
  .reset(changeOpened)

export const $changeError = createStore<ShopError | null>(null)
  .on(changeFx.failData, (_current, error) => (refusedPassword(error) ? null : error))
  .reset(changeSubmitted, changeOpened)

export const $isPasswordChanged = createStore(false)
  .on(changeFx.done, () => true)
  .reset(changeSubmitted, changeOpened)

export const $isChangingPassword = changeFx.pending

sample({
  clock: changeSubmitted,
  source: { isPending: changeFx.pending, unanswered: $unanswered },
  filter: ({ isPending }, typed) => !isPending && isFine(problemsOf(typed)),
  fn: ({ unanswered }, { currentPassword, newPassword }) => {
    const call = { body: { currentPassword, newPassword } }
    return { ...call, transactionId: idOf(call, unanswered) }
  },
  target: changeFx,
})

function problemsOf(typed: PasswordChange): NewPasswordProblems {
  return { ...(typed.currentPassword ? {} : { currentPassword: 'required' as const }), ...newPasswordProblems(typed) }
}
