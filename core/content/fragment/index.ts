export { fragmentWanted } from './model'

export { $fragments } from './model'

export type { FragmentEntry } from './model'
