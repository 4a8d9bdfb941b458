import './forgotten'
import './invalid-customer'
import './resend'

// What a cart's first line does without: it comes right after, and a press of it waits (core/wiring/rest).

// What the shopper does
export { couponRemoved, couponSubmitted, saveForLaterPressed } from './more-pressed'

// What becomes of it
export { lineSaved } from './more-pressed'
export { refreshFx } from './refresh'
export { actFor, recoverFrom } from './perform-rest'

// What is seen
export { $couponError } from './refused'
export { $isCouponPending } from './more-pressed'
export { $notifications } from './notifications'

// What is within reach
export { type Approach, approachesIn } from './approach'
