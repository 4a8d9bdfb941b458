export { profileWanted, termsAccepted } from './model'
export { personShown, termsOpened, termsPutOff } from './employee-terms'

export { employeeKnown } from './employee-terms'

export { termsHeld } from './model'
export { termsAsked } from './employee-terms'

export { $acceptFailure, $allowance, $isAccepting, $profile, $profileFailure } from './model'
export type { Allowance } from './model'
export { $lacksTerms, $ownAllowance } from './employee-terms'
export { type MainAddresses, mainAddresses } from './main-addresses'
export type { ConsumerProfile, ProfileAddress, Subscriptions } from './contracts'
