import { fail } from '../failure'
import type { Tx } from '../database/transaction'
import { holdPerson } from '../repositories/people'
import type { CallContext } from './context'

/** Keeps the caller's account from being erased before `tx` ends. Throws 401 `AUT404` if it was erased after the call came. */
export async function holdAccount({ session }: Pick<CallContext, 'session'>, tx: Tx): Promise<void> {
  if (!session?.email) return
  if (!(await holdPerson(tx, session.consumerNo))) throw fail('AUT404', {}, { status: 401 })
}
