import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import { type AccessKey, readAccessKeys } from '../repositories/access-keys'

/** Guessed keys must not cause a query each. */
const UNKNOWN_AGAIN_MS = 10_000

/** A deleted key works at most this long. */
const KNOWN_AGAIN_MS = 60_000

/** Access keys in memory, read again when an unknown one arrives. */
export type AccessKeys = {
  /** Pass the running transaction as `through`: the embedded database has one connection. */
  readonly find: (key: string, through?: Db) => Promise<AccessKey | null>
  readonly isRegistered: (origin: string) => Promise<boolean>
}

/** A new key is found within ten seconds, a change within a minute. */
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
