import type { InStoreSale, PlaceOrderRequest } from '../../../core/checkout/contracts'
import type { Tx } from '../database/transaction'
import type { CartDocument } from '../documents/cart'
import type { Session } from '../calls/context'
import { fail } from '../failure'
import { readEmployees } from '../repositories/site'

/** Only an associate can buy with adjustments. Throws `PRC400`. */
export function checkAdjustments({ adjustments = [] }: CartDocument, { associate }: Session): void {
  if (adjustments.length > 0 && !associate) throw fail('PRC400')
}

/** The in-store sale that an order names. Throws `AUT404` unless an associate calls, and `STR404` for an unknown employee number. */
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
