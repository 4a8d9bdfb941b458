import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { toMajor, toMinor } from '../../pricing/currency'
import { balanceAt, valueById } from '../../repositories/stored-values'
import { valueIds } from '../../values/value-ids'
import type { PaymentMethod } from './payment-method'

/** An athlete's yearly credit, in its own currency. `PAY400` for anybody else, `PYT400` once it is used up. */
export const athleteMethod: PaymentMethod = {
  offer: async (call, { row, at }) => {
    const value = await valueById(call.db, valueIds.athlete(call.shopper().consumerNo))
    if (!value || value.currency !== row.currency) return null
    const left = balanceAt(value, at)
    return {
      payment_method_id: 'ATHLETES_PAYMENT',
      label: 'Athlete credit',
      amount: toMajor(left, row.currency),
      annualCredit: toMajor(value.yearly ?? 0, row.currency),
    }
  },

  prepare: async (call, { amount }) => {
    const valueId = valueIds.athlete(call.shopper().consumerNo)
    return async (tx, cart) => {
      const value = await valueById(tx, valueId)
      if (!value || value.currency !== cart.row.currency) throw fail('PAY400')
      if (balanceAt(value, new Date()) === 0) throw fail('PYT400')
      const most = amount === undefined ? null : toMinor(amount, cart.row.currency)
      if (amount !== undefined && most === null) throw fail('GEN500', { field: 'amount' }, { status: 400 })
      return { id: newId(), method: 'ATHLETES_PAYMENT', valueId, most }
    }
  },
}
