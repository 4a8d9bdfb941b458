/**
 * PostgreSQL's words for what will be well in a while: it goes away, comes back or lost a connection (57P0x, 08), has no
 * room for more (53), is a standby now (25006), or ended what took too long, waited too long or met a twin.
 */
const CODES = /^(57P0[1-5]|57014|08\w{3}|53\w{3}|25006|25P03|55P03|40001|40P01)$/
/** The network's. */
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** The driver's, where it has no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/

/**
 * Whether an error says that the database is not there, or has no time: nobody may know then whether the last statement
 * was heard, so the same call is to be made again.
 */
export function isUnreachable(error: Error & { readonly code?: unknown }): boolean {
  const { code, message } = error
  return (typeof code === 'string' && (CODES.test(code) || NETWORK.test(code))) || MESSAGES.test(message)
}
