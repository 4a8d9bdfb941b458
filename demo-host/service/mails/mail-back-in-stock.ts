import { untilDone } from '../database/batches'
import { type Db, inTransaction } from '../database/transaction'
import { leaveMails } from '../repositories/outbox'
import { takeFulfilledRequests } from '../repositories/notification-requests'

const AT_ONCE = 200

/** Mails everybody who waits for the product, once. */
export const mailBackInStock = (db: Db): Promise<void> =>
  untilDone(AT_ONCE, () =>
    inTransaction(db, async tx => {
      const requests = await takeFulfilledRequests(tx, AT_ONCE)
      const mails = requests.map(({ upc, product_id: productId, email: to, locale, origin }) => {
        return { kind: 'back-in-stock' as const, to, locale, productId, upc, origin }
      })
      await leaveMails(tx, ...mails)
      return requests.length
    }),
  )
