import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import * as delivery from '../../delivery'

// Addresses and methods are those of the cart at hand, and their calls answer a cart.

sample({ clock: $wholeCart, target: delivery.cartSeen })

sample({ clock: delivery.cartAnswered, target: cartAnswered })
