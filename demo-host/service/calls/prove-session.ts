import type { CallContext } from './context'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { isAlive } from '../repositories/access-tokens'

/** Throws 401 `AUT404` if a cached session has ended. */
export async function proveSession({ unproved }: Pick<CallContext, 'unproved'>, through: Db): Promise<void> {
  if (unproved && !(await isAlive(through, unproved))) throw fail('AUT404', {}, { status: 401 })
}
