import type { RewardInstrument } from '../../documents/cart'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { memberOf } from '../../loyalty/membership'
import { attemptOf, countAttempt } from '../../calls/attempts'
import { hasEnded, valueById } from '../../repositories/stored-values'
import { codeOf, valueIds } from '../../values/value-ids'
import type { PaymentMethod } from './payment-method'

/**
 * A reward with a single-use code or a card with a balance; only for confirmed loyalty members. `GFC400` without a code,
 * `GFC760` for an invalid one, `REW140` with nothing left.
 */
const rewardMethod = (offered: RewardInstrument['method']): PaymentMethod => ({
  offer: async call => (call.shopper().memberId ? { payment_method_id: offered, label: 'Reward' } : null),

  prepare: async (call, { code = '' }, basketId) => {
    const member = await memberOf(call, call.db)
    const typed = codeOf(code)
    if (!typed) throw fail('GFC400')
    await countAttempt(call, 'giftCard', attemptOf(call, basketId))
    return async (tx, cart) => {
      const value = await valueById(tx, valueIds.reward(typed))
      const method = METHODS[value?.kind ?? '']
      const isOwn = value?.owner === null || value?.owner === member.consumerNo
      if (!value || !method || !isOwn || !value.allowed || hasEnded(value, new Date())) throw fail('GFC760')
      if (value.currency !== null && value.currency !== cart.row.currency) throw fail('GFO405')
      if (value.balance === 0) throw fail('REW140')
      return { id: newId(), method, valueId: value.id, name: value.document.name }
    }
  },
})

const METHODS: Readonly<Record<string, RewardInstrument['method']>> = {
  'reward-code': 'REWARD_CODE',
  'reward-card': 'REWARD_CARD',
}

export const rewardCodeMethod = rewardMethod('REWARD_CODE')
export const rewardCardMethod = rewardMethod('REWARD_CARD')
