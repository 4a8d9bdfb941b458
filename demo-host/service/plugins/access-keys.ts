import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import { readAccessKeys } from '../repositories/access-keys'
import type { AccessKeys } from './shop'

/** A guessed key must not become a query each. */
const READ_AGAIN_MS = 10_000

/** Holds the access keys in memory; a key that was added since is found within ten seconds. */
export async function holdAccessKeys(db: Db, configuration: Configuration): Promise<AccessKeys> {
  let keys = await readAccessKeys(db, configuration)
  let readAt = Date.now()
  return {
    find: async text => {
      if (!keys.has(text) && Date.now() - readAt > READ_AGAIN_MS) {
        readAt = Date.now()
        keys = await readAccessKeys(db, configuration)
      }
      return keys.get(text) ?? null
    },
  }
}
