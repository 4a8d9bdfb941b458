/** The key of a shelf: a upc in the warehouse, upc and store elsewhere. Stock, holds and ordered lines all use it (core/decisions/0202). */
export const shelfKey = (upc: string, storeId: string | null | undefined): string =>
  storeId ? `${upc}@${storeId}` : upc
