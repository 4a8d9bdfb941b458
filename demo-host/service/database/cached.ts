import type { Db } from './transaction'

type Entry<Content> = { readonly content: Content; readonly readAt: number }

/**
 * Caches one value per database for some seconds. Pass the running transaction as `through`: the embedded database has one
 * connection, so a call must not wait for another call's read.
 */
export function cachedValue<Content>(
  seconds: number,
  load: (through: Db) => Promise<Content>,
): (db: Db, through: Db) => Promise<Content> {
  const entryOf = new WeakMap<Db, Entry<Content>>()
  return async (db, through) => {
    const known = entryOf.get(db)
    if (known && isFresh(known, seconds)) return known.content
    const content = await load(through)
    entryOf.set(db, { content, readAt: Date.now() })
    return content
  }
}

export type CachedReads<Content> = (db: Db, id: string, read: () => Promise<Content>) => Promise<Content>

/** Caches up to `most` reads. Calls that ask for the same id while it is read wait for that one read. */
export function cacheReads<Content>(seconds: number, max: number): CachedReads<Content> {
  const entriesOf = byDb<Promise<Content>>()
  return (db, id, read) => {
    const entries = entriesOf(db)
    const known = entries.get(id)
    if (known && isFresh(known, seconds)) return known.content
    if (entries.size >= max) entries.clear()
    const content = read()
    entries.set(id, { content, readAt: Date.now() })
    content.catch(() => entries.delete(id))
    return content
  }
}

/** Reads of many ids at once. Missing ids are not cached. */
export type CachedBatchReads<Content> = (
  db: Db,
  ids: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Content>>,
) => Promise<ReadonlyMap<string, Content>>

/** Caches reads of many ids at once; each entry has its own age. */
export function cacheBatchReads<Content>(seconds: number, max: number): CachedBatchReads<Content> {
  const entriesOf = byDb<Content>()
  return async (db, ids, read) => {
    const entries = entriesOf(db)
    const found = new Map<string, Content>()
    const missing = new Set<string>()
    for (const id of ids) {
      const known = entries.get(id)
      if (known && isFresh(known, seconds)) found.set(id, known.content)
      else missing.add(id)
    }
    if (missing.size === 0) return found
    if (entries.size > max) entries.clear()
    for (const [id, content] of await read([...missing])) {
      entries.set(id, { content, readAt: Date.now() })
      found.set(id, content)
    }
    return found
  }
}

const isFresh = ({ readAt }: Entry<unknown>, seconds: number): boolean => Date.now() - readAt < seconds * 1000

function byDb<Content>(): (db: Db) => Map<string, Entry<Content>> {
  const entriesOf = new WeakMap<Db, Map<string, Entry<Content>>>()
  return db => {
    const entries = entriesOf.get(db) ?? new Map<string, Entry<Content>>()
    entriesOf.set(db, entries)
    return entries
  }
}
