export { setAddPressed, setsShown } from './model'

export { $owed, $setEntries, canBeAdded, partsToAdd } from './model'
export type { ProductSet } from './contracts'
