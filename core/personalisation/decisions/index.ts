export { experienceSeen, experienceShown, shopperKnown } from './model'
export { pageEventHappened } from '../telling'

export { $decisions, $isWanted, isShown, keyOf, variantOf } from './model'
export type { Decision } from './model'
