import type { Db } from './database/transaction'

/**
 * Holds what changes rarely in memory for some seconds, once per database. `through` is the running transaction where
 * there is one: the embedded database has one connection.
 */
export function held<Value>(
  seconds: number,
  load: (through: Db) => Promise<Value>,
): (db: Db, through: Db) => Promise<Value> {
  const kept = new WeakMap<Db, { value: Value; readAt: number }>()
  return async (db, through) => {
    const known = kept.get(db)
    if (known && Date.now() - known.readAt < seconds * 1000) return known.value
    const value = await load(through)
    kept.set(db, { value, readAt: Date.now() })
    return value
  }
}
