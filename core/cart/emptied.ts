import type { ShopError } from '../errors/shop-error'

/** A lost cart has nothing to rebuild: it was bought, or went into an account. */
export const wasEmptied = (error: ShopError): boolean => error.kind === 'http' && error.details['wasEmptied'] === true
