export { checkoutPressed } from './model'

export { $isLeaving, $leavingError } from './model'
