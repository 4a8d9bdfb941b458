// Between this part and the cart
export { cartAnswered, cartBought, cartSeen } from './shopper-cart'

// Requests of a wallet
export { basketProvided, chooseDeliveryFx, choosePlaceFx, openBasketFx, shipmentIn } from './basket'
export { type Authorisation, offerWalletFx, payByWalletFx } from './pay'

export { walletOrderPlaced } from './confirmation'
export { problemTextFx } from './problem-text'
