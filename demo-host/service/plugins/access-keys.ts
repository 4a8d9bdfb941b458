import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import { type AccessKey, readAccessKeys } from '../repositories/access-keys'

/** A guessed key must not become a query each. */
const UNKNOWN_AGAIN_MS = 10_000

/** A key that was taken back works no longer than this. */
const KNOWN_AGAIN_MS = 60_000

/** Access keys, held in memory and read again when an unknown one comes. */
export type AccessKeys = {
  /** `through` is the transaction that asks, if one does: the embedded database has one connection. */
  readonly find: (key: string, through?: Db) => Promise<AccessKey | null>
  /** Whether any key is for pages of this origin. */
  readonly isRegistered: (origin: string) => Promise<boolean>
}

/** Holds the access keys in memory: a new one is found within ten seconds, a change within a minute. */
export async function holdAccessKeys(db: Db, configuration: Configuration): Promise<AccessKeys> {
  let keys = await readAccessKeys(db, configuration)
  let readAt = Date.now()
  const readAgain = async (isKnown: boolean, through: Db) => {
    if (Date.now() - readAt <= (isKnown ? KNOWN_AGAIN_MS : UNKNOWN_AGAIN_MS)) return
    readAt = Date.now()
    keys = await readAccessKeys(through, configuration)
  }
  const hasOrigin = (origin: string) => [...keys.values()].some(({ origins }) => origins.has(origin))
  return {
    find: async (text, through = db) => {
      await readAgain(keys.has(text), through)
      return keys.get(text) ?? null
    },
    isRegistered: async origin => {
      await readAgain(hasOrigin(origin), db)
      return hasOrigin(origin)
    },
  }
}
