/**
 * Names a shelf of one thing: the warehouse's by the upc alone, a store's by both. Stock, holds and ordered lines are
 * kept by it, so whatever counts one place counts them all (core/decisions/0202).
 */
export const shelfKey = (upc: string, storeId: string | null | undefined): string =>
  storeId ? `${upc}@${storeId}` : upc
