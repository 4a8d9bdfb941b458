// Events
export { experienceSeen, experienceShown } from './model'
export { pageEventHappened } from '../telling'

// State
export { $decisions, keyOf, variantOf } from './model'
export type { Decision } from './model'
