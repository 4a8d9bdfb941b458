/** Whose shop writes. */
export const BRAND = 'Northlane'
