export { experienceSeen, experienceShown, shopperKnown } from './model'
export { pageEventHappened } from '../reporting'

export { $decisions, $isWanted, isShown, keyOf, variantOf } from './model'
export type { Decision } from './model'
