/**
 * PostgreSQL errors that a later retry may not meet: shutdown and start-up (57P0x), lost connections (08), no resources
 * (53), read-only standby (25006), timeouts (57014, 25P03, 55P03), and conflicts with other transactions (40).
 */
const CODES = /^(57P0[1-5]|57014|08\w{3}|53\w{3}|25006|25P03|55P03|40001|40P01)$/
/** Node's network errors. */
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** The driver's errors, which have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/

/**
 * Whether the database cannot serve a call now. It may be unknown whether the last statement was executed, so the caller
 * should send the same call again.
 */
export function isUnreachable(error: Error & { readonly code?: unknown }): boolean {
  const { code, message } = error
  return (typeof code === 'string' && (CODES.test(code) || NETWORK.test(code))) || MESSAGES.test(message)
}
