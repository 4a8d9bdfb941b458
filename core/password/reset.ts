import { createEffect, createEvent, createStore, sample } from 'effector'
import { type LinkEnd, linkEndOf } from '../errors/link-end'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { idOf, unansweredCall } from '../http/unanswered-call'
import { takeLinkToken } from '../runtime/link-token'
import { endpoints } from './endpoints'
import { checked, isFine, type NewPassword, newPasswordProblems, refusedPassword, unchecked } from './new-password'

export const resetOpened = createEvent()
export const resetSubmitted = createEvent<NewPassword>()
/** Checks the link again after a failure. */
export const linkCheckRetried = createEvent()

const takeTokenFx = createEffect(takeLinkToken)
const checkLinkFx = requestFx(endpoints.confirmReset)
const setPasswordFx = requestFx(endpoints.confirmReset)
const $unanswered = unansweredCall(setPasswordFx)

const $token = createStore<string | null>(null, { serialize: 'ignore' }).on(
  takeTokenFx.doneData,
  (known, token) => token ?? known,
)

/** `none` without a token, `unknown` if it could not be checked, `done` after the reset. */
export const $link = createStore<'checking' | 'open' | LinkEnd | 'none' | 'unknown' | 'done'>('checking')
  .on(takeTokenFx.doneData, (link, token) => (token ? 'checking' : link === 'checking' ? 'none' : link))
  .on(checkLinkFx, () => 'checking')
  .on(checkLinkFx.done, () => 'open')
  .on(checkLinkFx.failData, (_link, error) => linkEndOf(error) ?? 'unknown')
  .on(setPasswordFx.done, () => 'done')
  .on(setPasswordFx.failData, (link, error) => linkEndOf(error) ?? link)

export const $resetChecked = createStore(unchecked)
  .on(resetSubmitted, (before, typed) => checked(before, newPasswordProblems(typed)))
  .on(setPasswordFx.failData, (before, error) => checked(before, refusedPassword(error) ?? before.problems))
  .reset(resetOpened)

export const $resetError = createStore<ShopError | null>(null)
  .on([checkLinkFx.failData, setPasswordFx.failData], (_current, error) =>
    linkEndOf(error) || refusedPassword(error) ? null : error,
  )
  .reset(resetSubmitted, checkLinkFx)

export const $isSettingPassword = setPasswordFx.pending

sample({ clock: resetOpened, target: takeTokenFx })

sample({
  clock: [takeTokenFx.doneData.filter({ fn: token => token !== null }), linkCheckRetried],
  source: $token,
  filter: token => token !== null,
  fn: token => ({ body: { token: token ?? '' } }),
  target: checkLinkFx,
})

sample({
  clock: resetSubmitted,
  source: { token: $token, isPending: setPasswordFx.pending, unanswered: $unanswered },
  filter: ({ token, isPending }, typed) => token !== null && !isPending && isFine(newPasswordProblems(typed)),
  fn: ({ token, unanswered }, { newPassword }) => {
    const call = { body: { token: token ?? '', newPassword } }
    return { ...call, transactionId: idOf(call, unanswered) }
  },
  target: setPasswordFx,
})
