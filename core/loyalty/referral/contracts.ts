import { boolean, integer, optional, size, string, type } from 'superstruct'

/** `usid` identifies the visit, `referralCode` the referrer. */
export const LoyaltyTokenRequest = type({
  usid: size(string(), 1, 200),
  referralCode: optional(size(string(), 0, 100)),
})

/** For the programme's own pages; `expiresIn` in seconds. */
export const LoyaltyToken = type({ token: string(), expiresIn: integer(), memberId: string() })

/** The code of a link. */
export const InvitationQuery = type({ referral: size(string(), 1, 100) })

/** Whether the code is a member's, and the points that this member gets. It does not say who that is. */
export const Invitation = type({ isValid: boolean(), points: integer() })
