// Events
export { setAddPressed, setsShown } from './model'

// State
export { $setEntries, canBeAdded } from './model'
export type { ProductSet } from './contracts'
