import './confirmation'

// Between this part and the cart
export { cartAnswered, cartBought, cartSeen } from './shopper-cart'

// What a wallet asks for
export { chooseDeliveryFx, choosePlaceFx, openBasketFx, shipmentIn } from './basket'
export { type Authorisation, offerWalletFx, payByWalletFx } from './pay'
