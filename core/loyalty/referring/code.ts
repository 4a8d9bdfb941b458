import { inQuery } from '../../runtime/page-address'

/** The code of a referral link: `?referral=…`. */
export const referralCode = (): string => inQuery('referral').slice(0, 100)
