import type { Db } from '../database/transaction'
import { fail, type ShopFailure } from '../failure'
import { wasSignedOut } from '../repositories/sessions'

/** The refusal of a token that opens nothing. A page leaves the bag of whoever signed out, and rebuilds that of a session that ended. */
export async function noSession(db: Db, token: string | null | undefined): Promise<ShopFailure> {
  const isSignedOut = token ? await wasSignedOut(db, token) : false
  return fail('AUT404', isSignedOut ? { reason: 'signed-out' } : {}, { status: 401 })
}
