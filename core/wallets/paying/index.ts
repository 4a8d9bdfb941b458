// Between this part and the cart
export { cartAnswered, cartBought, cartSeen } from './shopper-cart'

// What a wallet asks for
export { basketLent, chooseDeliveryFx, choosePlaceFx, openBasketFx, shipmentIn } from './basket'
export { type Authorisation, offerWalletFx, payByWalletFx } from './pay'

// What becomes of it
export { walletOrderPlaced } from './confirmation'
