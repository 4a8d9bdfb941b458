// What the shopper does
export { checkoutPressed } from './pressed'

// What is seen
export { $isLeaving, $leavingError } from './pressed'
