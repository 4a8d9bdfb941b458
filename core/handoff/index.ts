import '../wiring/cart-is-taken-along'

// What the shopper does
export { checkoutPressed } from './leave'

// What is seen
export { $isLeaving, $leavingError } from './leave'
