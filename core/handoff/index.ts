// Events
export { checkoutPressed } from './model'

// From the cart
export { cartReady } from './model'

// State
export { $isLeaving, $leavingError } from './model'
