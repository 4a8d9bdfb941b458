import { attach, createEvent, createStore, sample } from 'effector'
import type { Infer } from 'superstruct'
import { requestFx } from '../../http/request'
import { $config } from '../../site/config'
import { referralCode } from '../referral/code'
import type { Invitation } from '../referral/contracts'
import { readInvitation } from '../referral/endpoints'

/** A page that may be opened by a member's link. */
export const invitationWanted = createEvent()

const findCodeFx = attach({ source: $config, effect: ({ key }) => referralCode(key) })
const readInvitationFx = requestFx(readInvitation)

/** Null without a code, and before the answer. */
export const $invitation = createStore<Infer<typeof Invitation> | null>(null).on(
  readInvitationFx.doneData,
  (_current, invitation) => invitation,
)

sample({ clock: invitationWanted, target: findCodeFx })

sample({
  clock: findCodeFx.doneData,
  source: $invitation,
  filter: (known, referral) => known === null && referral !== '',
  fn: (_known, referral) => ({ query: { referral } }),
  target: readInvitationFx,
})
