import '../wiring/cart-follows-session'

// What the shopper does
export { handoffNoticeRead } from './model'

// What becomes of it
export { handoffRefused } from './model'

// What is seen
export { $arrival, $isSignedIn, $session } from './model'
export type { Session } from './model'
