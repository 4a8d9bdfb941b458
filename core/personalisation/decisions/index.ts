export { experienceSeen, experienceShown, shopperKnown } from './model'
export { pageEventHappened } from '../telling'

export { $decisions, $isWanted, keyOf, variantOf } from './model'
export type { Decision } from './model'
