import { createEvent, createStore, sample } from 'effector'
import { tokenForgotten } from '../../http/token'
import { shareLinkFx } from '../../runtime/share-link'
import { $config } from '../../site/config'

/** A member invites somebody; their number is the link's code. */
export const invitePressed = createEvent<{ memberId: string; title: string }>()

/** `outcome`: shared by the device, copied, or only shown. */
export const $invite = createStore<{ url: string; outcome: 'shared' | 'copied' | 'shown' } | null>(null)
  .on(shareLinkFx.doneData, (_current, invite) => invite)
  .reset(invitePressed, tokenForgotten)

sample({
  clock: invitePressed,
  source: $config,
  fn: (config, { memberId, title }) => ({
    url: `${config.checkout}/${config.locale.toLowerCase()}/sign-up?referral=${encodeURIComponent(memberId)}`,
    title,
  }),
  target: shareLinkFx,
})
