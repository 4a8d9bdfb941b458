import { createEffect, createEvent, createStore, sample } from 'effector'
import { type LinkEnd, linkEndOf } from '../../errors/link-end'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { idOf, unansweredCall } from '../../http/unanswered-call'
import { takeLinkToken } from '../../runtime/link-token'
import { endpoints } from '../endpoints'

const confirmEmailFx = requestFx(endpoints.confirmEmail)
const confirmSubscriptionFx = requestFx(endpoints.confirmSubscription)

/** What a mail's link came to: `none` where there is no token, `unknown` where nobody could be asked. */
export type LinkResult = 'checking' | 'done' | LinkEnd | 'none' | 'unknown'

/** The link of a mail. Call it at module level only. */
function mailLink(confirmFx: typeof confirmEmailFx) {
  /** The page that the link leads to was opened. */
  const opened = createEvent()
  /** The service could not be asked: once more. */
  const retried = createEvent()

  const takeTokenFx = createEffect(takeLinkToken)

  const $token = createStore<string | null>(null, { serialize: 'ignore' }).on(
    takeTokenFx.doneData,
    (known, token) => token ?? known,
  )

  const $unanswered = unansweredCall(confirmFx)

  const $link = createStore<LinkResult>('checking')
    .on(takeTokenFx.doneData, (link, token) => (token ? 'checking' : link === 'checking' ? 'none' : link))
    .on(confirmFx, () => 'checking')
    .on(confirmFx.done, () => 'done')
    .on(confirmFx.failData, (_link, error) => linkEndOf(error) ?? 'unknown')

  const $failure = createStore<ShopError | null>(null)
    .on(confirmFx.failData, (_current, error) => (linkEndOf(error) ? null : error))
    .reset(confirmFx)

  sample({ clock: opened, target: takeTokenFx })

  sample({
    clock: [takeTokenFx.doneData.filter({ fn: token => token !== null }), retried],
    source: { token: $token, isConfirming: confirmFx.pending, unanswered: $unanswered },
    filter: ({ token, isConfirming }) => token !== null && !isConfirming,
    fn: ({ token, unanswered }) => {
      const call = { body: { token: token ?? '' } }
      return { ...call, transactionId: idOf(call, unanswered) }
    },
    target: confirmFx,
  })

  return { opened, retried, $link, $failure }
}

/** It confirms the address of a member. */
export const {
  opened: confirmOpened,
  retried: confirmRetried,
  $link: $emailLink,
  $failure: $confirmFailure,
} = mailLink(confirmEmailFx)

/** It begins a guest's newsletter. */
export const {
  opened: newsletterLinkOpened,
  retried: newsletterLinkRetried,
  $link: $newsletterLink,
  $failure: $newsletterLinkFailure,
} = mailLink(confirmSubscriptionFx)
