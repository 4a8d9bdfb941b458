export { $locations, $locationsError, locationsWanted } from './model'

export type { LocationSelector } from '../pages/contracts'
