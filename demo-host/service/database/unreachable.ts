/** Shutdown and start-up (57P0x), lost connections (08), no resources (53), standby (25006), timeouts, and conflicts (40). */
const CODES = /^(57P0[1-5]|57014|08\w{3}|53\w{3}|25006|25P03|55P03|40001|40P01)$/
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** Errors of the driver, which have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/

/** The database cannot serve a call now. The last statement may have been executed, so the caller should repeat the same call. */
export function isUnreachable(error: Error & { readonly code?: unknown }): boolean {
  const { code, message } = error
  return (typeof code === 'string' && (CODES.test(code) || NETWORK.test(code))) || MESSAGES.test(message)
}
