import { BeingPaid } from '../carts/being-paid'
import { fail } from '../failure'
import { settleOrder, type SettleContext } from './settle-order'

/** Runs `work`, a transaction, once none of its carts is being paid. Throws `GEN500` (503) if the provider does not answer. */
export async function afterPayment<Result>(context: SettleContext, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BeingPaid)) throw error
      const { orderNumber } = error
      await settleOrder(context, orderNumber).catch(() => {
        throw fail('GEN500', { orderNumber }, { status: 503, message: 'The payment is still being checked' })
      })
    }
  }
}
