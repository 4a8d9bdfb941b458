import type { Db } from '../database/transaction'

/** Reads of one database that are held in memory for some seconds: what shoppers see may be that old, and no older. */
export type Kept<Content> = (db: Db, id: string, read: () => Promise<Content>) => Promise<Content>

type Entry<Content> = { readonly content: Content; readonly readAt: number }

/** Makes a holder of reads; whoever asks while one is under way waits for that one. */
export function keepFor<Content>(seconds: number, most: number): Kept<Content> {
  const entriesOf = byDb<Promise<Content>>()
  return (db, id, read) => {
    const entries = entriesOf(db)
    const known = entries.get(id)
    if (known && isFresh(known, seconds)) return known.content
    if (entries.size >= most) entries.clear()
    const content = read()
    entries.set(id, { content, readAt: Date.now() })
    content.catch(() => entries.delete(id))
    return content
  }
}

/** The same for many at once, by their ids: what is not there is in no answer, and looked for again. */
export type KeptEach<Content> = (
  db: Db,
  ids: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Content>>,
) => Promise<ReadonlyMap<string, Content>>

/** Makes a holder of such reads, each as old as it is. */
export function keepEachFor<Content>(seconds: number, most: number): KeptEach<Content> {
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
    if (entries.size > most) entries.clear()
    for (const [id, content] of await read([...missing])) {
      entries.set(id, { content, readAt: Date.now() })
      found.set(id, content)
    }
    return found
  }
}

const isFresh = ({ readAt }: Entry<unknown>, seconds: number): boolean => Date.now() - readAt < seconds * 1000

function byDb<Content>(): (db: Db) => Map<string, Entry<Content>> {
  const kept = new WeakMap<Db, Map<string, Entry<Content>>>()
  return db => {
    const entries = kept.get(db) ?? new Map<string, Entry<Content>>()
    kept.set(db, entries)
    return entries
  }
}
