import './cart/leaving-is-withdrawn'
import './session/bot-check-is-the-shops'
import './session/cart-follows-session'
import './session/late-answer-rebuilds-no-cart'
import './personalisation/withdrawing-forgets'
import './wallets/order-is-resumed'
import '../http/no-service'
import '../session/leaving'
import '../site/contract-failures'
import '../cart/upkeep'
import '../runtime/storage-works'

// Widgets load this after the first paint, or when something waits for it.
