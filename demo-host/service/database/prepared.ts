import type { ClientBase, QueryConfig } from 'pg'

/** More statements than the service has; any others come from lists of varying length. */
const MAX = 400
const PLAN_CHANGED = '0A000'

const names = new Map<string, string>()
let generation = 0

/**
 * Lets a connection parse and plan each statement once: planning is half the cost of a write. Statements without values
 * (`begin`, `commit`) are sent as they are. After a migration by another process all are prepared again, and the
 * transaction is repeated (`inTransaction`).
 */
export function prepareStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (statement: string | QueryConfig, values?: unknown) => unknown
  const named = (text: unknown, values?: unknown): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values)) return query(text as QueryConfig, values)
    if (values.length === 0) return query(text)
    const name = nameOf(text)
    if (!name) return query(text, values)
    return (query({ name, text, values }) as Promise<unknown>).catch((error: { code?: string }) => {
      if (error.code === PLAN_CHANGED) forgetNames()
      throw error
    })
  }
  client.query = named as typeof client.query
}

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX) return null
  const name = `till_${generation}_${names.size}`
  names.set(text, name)
  return name
}

function forgetNames(): void {
  generation += 1
  names.clear()
}
