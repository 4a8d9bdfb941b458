import type { InStoreSale, PlaceOrderRequest } from '../../../core/checkout/contracts'
import type { Tx } from '../database/transaction'
import type { CartDocument } from '../documents/cart'
import type { Session } from '../calls/context'
import { fail } from '../failure'
import { readEmployees } from '../repositories/site'

/** Whether what was taken off by hand may be bought by whom it is: an associate alone. Throws `PRC400`. */
export function checkAdjustments({ adjustments = [] }: CartDocument, { associate }: Session): void {
  if (adjustments.length > 0 && !associate) throw fail('PRC400')
}

/**
 * The sale in a store that an order names, if any. Throws `AUT404` where an associate's session does not, and `STR404`
 * where nobody of that number works in a store of ours.
 */
export async function inStoreSale(
  tx: Tx,
  { inStoreSalesInfo: sale }: PlaceOrderRequest,
  { associate }: Session,
): Promise<InStoreSale | null> {
  if (!sale) return null
  if (!associate) throw fail('AUT404', {}, { status: 403 })
  const employees = await readEmployees(tx, sale.storeId)
  if (!employees?.some(({ employeeId }) => employeeId === sale.employeeId)) {
    throw fail('STR404', { storeId: sale.storeId })
  }
  return { storeId: sale.storeId, employeeId: sale.employeeId }
}
