import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import * as payment from '../../payment'

// What is paid with is the cart's, and paying calls answer a cart.

sample({ clock: $wholeCart, target: payment.cartSeen })

sample({ clock: payment.cartAnswered, target: cartAnswered })
