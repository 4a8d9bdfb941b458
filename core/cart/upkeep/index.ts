import './forgotten'
import './invalid-customer'
import './resend'

// A page is painted without this: what reads, resends and forgets a cart, and what an open cart says.

export { refreshFx, supplyCheckWanted } from './refresh'
export { type LostCart, regainFx } from './regain'
export { $couponError } from './refused'
export { $notifications } from '../notifications'
export { type Approach, approachesIn } from '../approach'
