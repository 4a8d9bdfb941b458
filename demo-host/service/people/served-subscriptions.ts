import type { Subscription } from '../../../core/shapes/consent'
import { fail } from '../failure'
import { kindOf } from './dated-subscriptions'

type Served = { readonly phone: string | null; readonly isMember: boolean }

/**
 * What to change: the wishes, and an end to text messages that have no number any more. Throws `SHP410` for text messages
 * without a number, and `4044` for the members' letter without a membership.
 */
export function servedSubscriptions(
  before: readonly Subscription[],
  requested: readonly Subscription[],
  { phone, isMember }: Served,
): Subscription[] {
  const wanted = requested.filter(({ optin }) => optin)
  if (!phone && wanted.some(isSms)) throw fail('SHP410', { field: 'phone' })
  if (!isMember && wanted.some(({ type }) => type === 'LoyaltyNewsletter')) throw fail('4044')
  const ended = phone ? [] : before.filter(each => isSms(each) && each.optin).map(each => ({ ...each, optin: false }))
  return [...ended, ...requested.map(withoutProof)]
}

/** The wishes of kinds that were never mentioned before. */
export function unmentionedSubscriptions(
  before: readonly Subscription[],
  requested: readonly Subscription[],
): Subscription[] {
  const mentioned = new Set(before.map(kindOf))
  return requested.filter(subscription => !mentioned.has(kindOf(subscription)))
}

/** Only the link of a mail proves whose an address is. */
export const withoutProof = ({ doubleOptin: _said, ...subscription }: Subscription): Subscription => subscription

const isSms = ({ channel }: Subscription): boolean => channel === 'sms'
