/** PostgreSQL's own words for going away or coming back, and its family of broken connections. */
const CODES = /^(57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
/** The driver's, where it has no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether an error says that the database is not there: nobody knows then whether the last statement was heard, so the
 * same call is to be made again.
 */
export function isUnreachable(error: Error & { readonly code?: unknown }): boolean {
  return (typeof error.code === 'string' && CODES.test(error.code)) || MESSAGES.test(error.message)
}
