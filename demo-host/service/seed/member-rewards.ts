import { daysFrom } from './catalogue/days'
import { shelfPrice } from './catalogue/money'
import type { SeedMemberReward } from './types'

/** The sandbox's rewards for loyalty members; every other code is `GFC760`. */
export const memberRewards = (now: Date): readonly SeedMemberReward[] => [
  { kind: 'reward-code', code: 'FIRSTMILE', worth: shelfPrice(15), endsAt: daysFrom(now, 365) },
  { kind: 'reward-code', code: 'LASTMILE', worth: shelfPrice(15), endsAt: daysFrom(now, -10) },
  { kind: 'reward-card', code: 'NL-CLUB-2500', currency: 'USD', balance: 2500, endsAt: daysFrom(now, 365) },
]
