import { createEffect, createEvent, sample } from 'effector'
import { requestFx } from '../http/request'
import { inQuery } from '../runtime/page-address'
import { exchangeLoyaltyToken } from './referring/endpoints'

/** A new member, whom a link may have brought; `usid` identifies the visit. */
export const newcomerKnown = createEvent<{ usid: string }>()

/** The code of a referral link: `?referral=…`. */
const readReferralFx = createEffect(({ usid }: { usid: string }) => ({
  usid,
  referralCode: inQuery('referral').slice(0, 100),
}))

// A non-member gets no token. No error is shown, because the link requested it and not the shopper.
const exchangeTokenFx = requestFx(exchangeLoyaltyToken)

sample({ clock: newcomerKnown, target: readReferralFx })

sample({
  clock: readReferralFx.doneData,
  filter: ({ referralCode }) => referralCode !== '',
  fn: body => ({ body }),
  target: exchangeTokenFx,
})
