// What the shopper does
export { checkoutPressed } from './model'

// What the cart says
export { cartReady } from './model'

// What is seen
export { $isLeaving, $leavingError } from './model'
