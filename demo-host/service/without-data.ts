/** Node's own words, which quote no value. */
const PLAIN = new Set(['TypeError', 'RangeError', 'ReferenceError'])

/** A failure for the logs. The messages of databases, mail servers, providers and parsers quote values, so only names, codes and places are logged. */
export function withoutData(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, constraint, table, responseCode, cause } = error as Error & Record<string, unknown>
  const frames = error.stack?.split('\n').filter(line => line.trimStart().startsWith('at '))
  const message = PLAIN.has(error.name) ? error.message : undefined
  return { name: error.name, message, code: code ?? codeOf(cause), constraint, table, responseCode, frames }
}

/** Of a lost connection, which `fetch` hides. */
const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined)
