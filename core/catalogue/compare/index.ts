export { compareCleared, compareLeft, comparePressed, compareShown, compareUsed, comparisonShown } from './model'

export { $compared, $compareRefusal, $trayPlace, MAX_COMPARED } from './model'
export type { Compared } from './model'

// From products
export { comparisonOf, kindOf } from './comparison'
export type { Comparison } from './comparison'
