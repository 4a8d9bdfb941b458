import './session/cart-follows-session'
import '../site/contract-failures'
import '../cart/upkeep'
import '../runtime/keeping'

// What a page is painted without, and what every page needs a moment later. The entry of the widgets loads it after the first
// paint, or as soon as something waits for it; the microsite has it from the start (from-the-start.ts).
