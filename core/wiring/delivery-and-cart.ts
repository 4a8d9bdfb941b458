import { sample } from 'effector'
import { $cart, cartAnswered } from '../cart'
import * as delivery from '../delivery'

// Addresses and methods are those of the cart at hand, and their calls answer a cart.

sample({ clock: $cart, target: delivery.cartSeen })

sample({ clock: delivery.cartAnswered, target: cartAnswered })
