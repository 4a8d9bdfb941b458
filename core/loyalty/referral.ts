import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { referralCode } from './referring/code'
import { exchangeLoyaltyToken } from './referring/endpoints'

/** A new member, whom a link may have brought; `usid` identifies the visit. */
export const newcomerKnown = createEvent<{ usid: string }>()

/** Whoever a link may have brought begins a sign-up, after which the page leaves the link's address. */
export const newcomerExpected = createEvent()

const noteCodeFx = createEffect(referralCode)

const $noted = createStore('')
  .on(noteCodeFx.doneData, (noted, code) => code || noted)
  .reset(tokenForgotten)

const readReferralFx = attach({
  source: $noted,
  effect: (noted, { usid }: { usid: string }) => ({ usid, referralCode: referralCode() || noted }),
})

// A non-member gets no token. No error is shown, because the link requested it and not the shopper.
const exchangeTokenFx = requestFx(exchangeLoyaltyToken)

sample({ clock: newcomerExpected, target: noteCodeFx })

sample({ clock: newcomerKnown, target: readReferralFx })

sample({
  clock: readReferralFx.doneData,
  filter: ({ referralCode }) => referralCode !== '',
  fn: body => ({ body }),
  target: exchangeTokenFx,
})
