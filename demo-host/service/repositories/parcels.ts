import type { Db } from '../database/transaction'
import type { Parcel } from '../documents/parcel'

/** What is sent of an order; nothing before it is packed. */
export const findParcel = (db: Db, orderNumber: string): Promise<Parcel | undefined> =>
  db.selectFrom('parcels').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()
