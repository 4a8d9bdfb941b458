import type { PlaceOrderRequest } from '../../../core/checkout/contracts'
import type { Tx } from '../database/transaction'
import type { CartDocument } from '../carts/document'
import type { Session } from '../context'
import { fail } from '../failure'
import { readEmployees } from '../repositories/site'

/** Whether what was taken off by hand may be bought by whom it is: an associate alone. Throws `PRC400`. */
export function checkAdjustments({ adjustments = [] }: CartDocument, { associate }: Session): void {
  if (adjustments.length > 0 && !associate) throw fail('PRC400')
}

/** Whether a sale in a store names a store of ours and somebody who works there. Throws `STR404`. */
export async function checkAssociate(tx: Tx, { inStoreSalesInfo: sale }: PlaceOrderRequest): Promise<void> {
  if (!sale) return
  const employees = await readEmployees(tx, sale.storeId)
  if (!employees?.some(({ employeeId }) => employeeId === sale.employeeId)) {
    throw fail('STR404', { storeId: sale.storeId })
  }
}
