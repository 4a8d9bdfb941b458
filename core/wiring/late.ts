import './session/cart-follows-session'
import '../session/leaving'
import '../site/contract-failures'
import '../cart/upkeep'
import '../runtime/keeping'

// What a page is painted without. The widgets load it after the first paint, or when something waits for it.
