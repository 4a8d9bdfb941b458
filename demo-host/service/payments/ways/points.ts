import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { memberOf } from '../../loyalty/membership'
import { worthOfPoints } from '../../loyalty/point-value'
import { toMajor } from '../../pricing/currency'
import { balanceAt, valueById } from '../../repositories/stored-values'
import { valueIds } from '../../values/value-ids'
import type { PaymentWay } from './way'

/** Only for confirmed loyalty members. */
export const pointsWay: PaymentWay = {
  offer: async (call, { row, at }) => {
    const { memberId, consumerNo } = call.shopper()
    const value = memberId ? await valueById(call.db, valueIds.points(consumerNo)) : undefined
    if (!value) return null
    const points = balanceAt(value, at)
    return {
      payment_method_id: 'LOYALTY_POINTS',
      label: 'Points',
      points,
      amount: toMajor(worthOfPoints(points, row.currency), row.currency),
    }
  },

  prepare: async (call, { points }) => {
    const member = await memberOf(call, call.db)
    const valueId = valueIds.points(member.consumerNo)
    return async (tx, cart) => {
      const value = await valueById(tx, valueId)
      const forVoucher = cart.row.document.voucher?.points ?? 0
      const balance = (value ? balanceAt(value, new Date()) : 0) - forVoucher
      if (balance <= 0 || (points ?? 0) > balance) throw fail('REW140', { points: Math.max(0, balance) })
      return { id: newId(), method: 'LOYALTY_POINTS', valueId, points: points ?? null }
    }
  },
}
