import { BeingPaid } from '../carts/being-paid'
import { fail } from '../failure'
import { settleOrder, type SettleContext } from './settle-order'

/** Does `work`, a transaction, once no cart that it moves is being paid. Throws `GEN500` (503) where the provider does not answer. */
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
