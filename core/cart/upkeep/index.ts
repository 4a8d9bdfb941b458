export { waitingLeft } from './forgotten'
import './changed-elsewhere'
import './invalid-customer'
import './save-codes'
import './outdated-news'
import './newest-stays'
import './resend'

// Loaded after the first paint: reading, resending and forgetting a cart, and the messages of an open one.

export { cartMoved } from './moved'
export { refreshFx, supplyCheckWanted } from './refresh'
export { type Taken, takeInFx } from './restore-cart'
export { regainFx } from './regain'
export { shopperLeft } from '../model'
export { $couponError } from './refused'
export { $notifications } from '../notifications'
export type { Approach } from '../approach'
