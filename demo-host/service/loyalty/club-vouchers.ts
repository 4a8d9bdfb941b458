import type { Tx } from '../database/transaction'
import { openVoucher } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'
import { worthAnywhere } from './point-value'

/** What the club's vouchers cost in points. */
const LADDER = [500, 1000, 2000]

/** Gives a new member each voucher of the club, to be had for its points. */
export async function openClubVouchers(tx: Tx, consumerNo: string): Promise<void> {
  for (const points of LADDER) {
    const name = `MILES-${points}`
    await openVoucher(tx, valueIds.voucher(consumerNo, name), consumerNo, {
      name,
      points,
      worth: worthAnywhere(points),
    })
  }
}
