export { footLengthTyped, unitChosen } from './foot'

export { $foot, $footLength, $footProblem } from './foot'

// From a product
export { guideOf, measureIn, optionFor, sizeForFoot, sizeIn } from './guide'
export type { SizeTable } from './guide'
