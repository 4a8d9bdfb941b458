import { attach, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import { $config } from '../../site/config'
import { dropReferralCode, referralCode } from './code'
import { exchangeLoyaltyToken } from './endpoints'

/** A new member, whom a link may have brought; `usid` identifies the visit. */
export const newcomerKnown = createEvent<{ usid: string }>()

/** Whoever a link may have brought begins a sign-up, after which the page leaves the link's address. */
export const newcomerExpected = createEvent()

const noteCodeFx = attach({ source: $config, effect: ({ key }) => referralCode(key) })

/** A member's link led to the sign-up. */
export const $isInvited = createStore(false).on(noteCodeFx.doneData, (_current, code) => code !== '')

const readReferralFx = attach({
  source: $config,
  effect: ({ key }, { usid }: { usid: string }) => ({ usid, referralCode: referralCode(key) }),
})

const dropCodeFx = attach({ source: $config, effect: ({ key }) => dropReferralCode(key) })

// A non-member gets no token. No error is shown, because the link requested it and not the shopper.
const exchangeTokenFx = requestFx(exchangeLoyaltyToken)

sample({ clock: newcomerExpected, target: noteCodeFx })

sample({ clock: newcomerKnown, target: readReferralFx })

sample({ clock: exchangeTokenFx.done, fn: () => {}, target: dropCodeFx })

sample({
  clock: readReferralFx.doneData,
  filter: ({ referralCode }) => referralCode !== '',
  fn: body => ({ body }),
  target: exchangeTokenFx,
})
