import { sample } from 'effector'
import { $cart, cartAnswered } from '../cart'
import * as payment from '../payment'

// What is paid with is the cart's, and paying calls answer a cart.

sample({ clock: $cart, target: payment.cartSeen })

sample({ clock: payment.cartAnswered, target: cartAnswered })
