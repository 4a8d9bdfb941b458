export { flowClosed, flowShown, happened, lookUpSubmitted } from './model'

export { progressKnown } from './model'

export { flowEnded } from './model'

export { $isFlowShown, $isForClub, $isLookingUp, $lookUpError, $lookUpProblem, $step } from './model'
export { type Happening, isForGuests, isStep, type MissingDetail, type Progress, type Step } from './steps'

export { $asksToComplete, $missingDetails, completingPutOff, missingDetailsShown } from './asking'
