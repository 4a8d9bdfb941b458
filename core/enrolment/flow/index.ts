// What the shopper does
export { flowClosed, flowShown, happened, lookUpSubmitted } from './model'

// Who they are: another domain tells
export { standingKnown } from './model'

// What becomes of it
export { flowEnded } from './model'

// What is seen
export { $isLookingUp, $lookUpError, $lookUpProblem, $step, $typedEmail } from './model'
export { type Happening, isForGuests, isStep, type Lack, type Standing, type Step, steps } from './steps'

// The phone and the person
export {
  $detailAttempt,
  $detailError,
  $detailProblems,
  type Details,
  detailsChecked,
  detailsRefused,
  detailsSubmitted,
} from './details'

// Asking for what is missing
export { $asksToComplete, $lacks, completingPutOff, lackSeen } from './asking'
