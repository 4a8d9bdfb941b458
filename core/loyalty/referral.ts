import { createEffect, createEvent, sample } from 'effector'
import { requestFx } from '../http/request'
import { inQuery } from '../runtime/page-address'
import { endpoints } from './endpoints'

/** A new member is here, whom a link may have brought; `usid` names the visit. */
export const newcomerKnown = createEvent<{ usid: string }>()

/** The code of the link that somebody recommended the programme by: `?referral=…`. */
const readReferralFx = createEffect(({ usid }: { usid: string }) => ({
  usid,
  referralCode: inQuery('referral').slice(0, 100),
}))

// Who is no member has no token, and nobody is told: it was the link's wish, not the shopper's.
const exchangeTokenFx = requestFx(endpoints.exchangeLoyaltyToken)

sample({ clock: newcomerKnown, target: readReferralFx })

sample({
  clock: readReferralFx.doneData,
  filter: ({ referralCode }) => referralCode !== '',
  fn: body => ({ body }),
  target: exchangeTokenFx,
})
