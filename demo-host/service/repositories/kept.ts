import type { Db } from '../database/transaction'

/** Reads of one database that are held in memory for some seconds: what shoppers see may be that old, and no older. */
export type Kept<Content> = (db: Db, id: string, read: () => Promise<Content>) => Promise<Content>

type Entry<Content> = { readonly content: Promise<Content>; readonly readAt: number }

/** Makes a holder of reads; whoever asks while one is under way waits for that one. */
export function keepFor<Content>(seconds: number, most: number): Kept<Content> {
  const byDb = new WeakMap<Db, Map<string, Entry<Content>>>()
  return (db, id, read) => {
    const entries = byDb.get(db) ?? new Map<string, Entry<Content>>()
    byDb.set(db, entries)
    const known = entries.get(id)
    if (known && Date.now() - known.readAt < seconds * 1000) return known.content
    if (entries.size >= most) entries.clear()
    const content = read()
    entries.set(id, { content, readAt: Date.now() })
    content.catch(() => entries.delete(id))
    return content
  }
}
