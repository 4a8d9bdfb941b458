import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { emptyDocument } from '../documents/cart'
import { fail } from '../failure'
import { lockConsumer } from '../repositories/consumers'
import { leaveMails } from '../repositories/outbox'
import { deletePersonalRows, lockOrdersOf, orderUnderWay } from '../repositories/personal-data'
import { lockPerson, type PersonPassword } from '../repositories/people'
import { endSessionsOf } from '../repositories/sessions'
import { forgetWrongPasswords } from '../repositories/sign-in-attempts'
import { replaceOrder } from '../repositories/orders'
import { withoutPerson } from './without-person'

/**
 * Erases a person after checking the password: their data is deleted, and their orders become anonymous. Throws `PRO420` while
 * an order is under way, because it needs an address and somebody to refund.
 */
export async function eraseAccount(call: CallContext, tx: Tx, person: PersonPassword): Promise<undefined> {
  const { consumerNo } = call.shopper()
  const { email, firstName, lastName } = person
  await lockPerson(tx, consumerNo)
  await lockConsumer(tx, consumerNo)
  const orderNumber = await orderUnderWay(tx, consumerNo)
  if (orderNumber !== null) throw fail('PRO420', { orderNumber })
  for (const { order_number, document } of await lockOrdersOf(tx, consumerNo)) {
    await replaceOrder(tx, order_number, { email: '', document: withoutPerson(document), cart: emptyDocument })
  }
  await endSessionsOf(tx, consumerNo)
  await forgetWrongPasswords(tx, email)
  await deletePersonalRows(tx, { consumerNo, email })
  await leaveMails(tx, { kind: 'data-erased', to: email, locale: call.locale, firstName, lastName })
}
