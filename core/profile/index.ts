// What the shopper does
export { profileWanted, termsAccepted } from './model'
export { personShown, termsOpened, termsPutOff } from './employee-terms'

// What others say
export { employeeKnown } from './employee-terms'

// What becomes of it
export { termsHeld } from './model'
export { termsAsked } from './employee-terms'

// What is seen
export { $acceptFailure, $allowance, $isAccepting, $profile, $profileFailure } from './model'
export type { Allowance } from './model'
export { $lacksTerms, $ownAllowance } from './employee-terms'
export { type MainAddresses, mainAddresses } from './main-addresses'
export type { ConsumerProfile, ProfileAddress, Subscriptions } from './contracts'
