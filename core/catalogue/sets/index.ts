// Events
export { setAddPressed, setsShown } from './model'

// State
export { $owed, $setEntries, canBeAdded, partsToAdd } from './model'
export type { ProductSet } from './contracts'
