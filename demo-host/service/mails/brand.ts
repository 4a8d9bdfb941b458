export const BRAND = 'Northlane'
