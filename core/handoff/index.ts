export { checkoutPressed } from './model'

// From the cart
export { cartReady } from './model'

export { $isLeaving, $leavingError } from './model'
