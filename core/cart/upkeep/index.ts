import './forgotten'
import './invalid-customer'
import './resend'

// What keeps a cart true while its page stands: it is read again, sent again, and forgotten at its end. A page is painted without
// it.

export { refreshFx, supplyCheckWanted } from './refresh'
export { type LostCart, regainFx } from './regain'
export { $couponError } from './refused'
