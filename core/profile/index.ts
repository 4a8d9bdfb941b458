// What the shopper does
export { profileWanted, termsAccepted } from './model'

// What becomes of it
export { termsHeld } from './model'

// What is seen
export { $acceptFailure, $allowance, $isAccepting, $profile, $profileFailure } from './model'
export type { Allowance } from './model'
export type { ConsumerProfile, ProfileAddress, Subscriptions } from './contracts'
