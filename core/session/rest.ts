import '../wiring/session/cart-follows-session'

// What the shopper does
export { handoffNoticeRead } from './arrival'

// What becomes of it
export { handoffRefused } from './arrival'

// What is seen
export { $arrival, $isSignedIn, $offer, $wasOffered } from './arrival'
