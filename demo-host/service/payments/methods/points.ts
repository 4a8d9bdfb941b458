import { newId } from '../../database/ids'
import type { CartRow } from '../../documents/cart'
import { fail } from '../../failure'
import { memberOf } from '../../loyalty/membership'
import { worthOfPoints } from '../../loyalty/point-value'
import { toMajor } from '../../pricing/currency'
import { balanceAt, type StoredValue, valueById } from '../../repositories/stored-values'
import { valueIds } from '../../values/value-ids'
import type { PaymentMethod } from './payment-method'

/** A voucher in the cart takes its points first. */
const pointsLeft = (value: StoredValue, { document }: CartRow, at: Date): number =>
  Math.max(0, balanceAt(value, at) - (document.voucher?.points ?? 0))

/** Only for confirmed loyalty members. */
export const pointsMethod: PaymentMethod = {
  offer: async (call, { row, at }) => {
    const { memberId, consumerNo } = call.shopper()
    const value = memberId ? await valueById(call.db, valueIds.points(consumerNo)) : undefined
    if (!value) return null
    const points = pointsLeft(value, row, at)
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
      const balance = value ? pointsLeft(value, cart.row, new Date()) : 0
      if (balance === 0 || (points ?? 0) > balance) throw fail('REW140', { points: balance })
      return { id: newId(), method: 'LOYALTY_POINTS', valueId, points: points ?? null }
    }
  },
}
