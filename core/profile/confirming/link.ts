import { createEffect, createEvent, createStore, sample } from 'effector'
import { type LinkEnd, linkEndOf } from '../../errors/link-end'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { takeLinkToken } from '../../runtime/link-token'
import { endpoints } from '../endpoints'

/** The page that the mail's link leads to was opened. */
export const confirmOpened = createEvent()
/** The service could not be asked: once more. */
export const confirmRetried = createEvent()

const takeTokenFx = createEffect(takeLinkToken)
const confirmFx = requestFx(endpoints.confirmEmail)

const $token = createStore<string | null>(null, { serialize: 'ignore' }).on(
  takeTokenFx.doneData,
  (known, taken) => taken ?? known,
)

/** What the link came to: `none` where there is no token, `unknown` where nobody could be asked. */
export const $emailLink = createStore<'checking' | 'done' | LinkEnd | 'none' | 'unknown'>('checking')
  .on(takeTokenFx.doneData, (link, taken) => (taken ? 'checking' : link === 'checking' ? 'none' : link))
  .on(confirmFx, () => 'checking')
  .on(confirmFx.done, () => 'done')
  .on(confirmFx.failData, (_link, error) => linkEndOf(error) ?? 'unknown')

export const $confirmFailure = createStore<ShopError | null>(null)
  .on(confirmFx.failData, (_current, error) => (linkEndOf(error) ? null : error))
  .reset(confirmFx)

sample({ clock: confirmOpened, target: takeTokenFx })

sample({
  clock: [takeTokenFx.doneData.filter({ fn: taken => taken !== null }), confirmRetried],
  source: { token: $token, isConfirming: confirmFx.pending },
  filter: ({ token, isConfirming }) => token !== null && !isConfirming,
  fn: ({ token }) => ({ body: { token: token ?? '' } }),
  target: confirmFx,
})
