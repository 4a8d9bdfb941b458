import type { PlaceOrderRequest } from '../../../core/checkout/contracts'
import type { Tx } from '../database/transaction'
import type { CartDocument } from '../documents/cart'
import type { StoredSale } from '../documents/order'
import type { Session } from '../calls/context'
import { fail } from '../failure'
import { findPassword } from '../repositories/people'
import { readEmployees } from '../repositories/site'

/**
 * Whether what was taken off by hand may be bought: by an associate alone (`PRC400`), who says in which store and as whom
 * they sell (`STR404`).
 */
export function checkAdjustments(
  { adjustments = [] }: CartDocument,
  { inStoreSalesInfo: sale }: PlaceOrderRequest,
  { associate }: Session,
): void {
  if (adjustments.length === 0) return
  if (!associate) throw fail('PRC400')
  if (!sale) throw fail('STR404')
}

/** The in-store sale that an order names. Throws `AUT404` unless an associate calls, and `STR404` for an unknown employee number. */
export async function inStoreSale(
  tx: Tx,
  { inStoreSalesInfo: sale }: PlaceOrderRequest,
  { associate, consumerNo }: Session,
): Promise<StoredSale | null> {
  if (!sale) return null
  if (!associate) throw fail('AUT404', {}, { status: 403 })
  const employees = await readEmployees(tx, sale.storeId)
  if (!employees?.some(({ employeeId }) => employeeId === sale.employeeId)) {
    throw fail('STR404', { storeId: sale.storeId })
  }
  const { storeId, employeeId, customerNo } = sale
  if (customerNo === undefined) return { storeId, employeeId }
  const customer = await findPassword(tx, customerNo)
  if (!customer || customer.isClosed) throw fail('CCN404')
  return { storeId, employeeId, customerNo, soldBy: consumerNo }
}
