import type { CallContext } from '../../context'
import type { Db } from '../../database/transaction'
import { fail } from '../../failure'
import { isAssociate } from '../../repositories/consumers'

/** Whose lists a call is about. Throws `AUT404` (403) for an employee who is connected to a store: they shop for others. */
export async function listOwner(call: CallContext, through: Db): Promise<string> {
  const { consumerNo, consumerType } = call.shopper()
  const isConnected = consumerType === 'EMPLOYEE' && (await isAssociate(through, consumerNo))
  if (isConnected || consumerType === 'ASSOCIATE') throw fail('AUT404', {}, { status: 403 })
  return consumerNo
}
