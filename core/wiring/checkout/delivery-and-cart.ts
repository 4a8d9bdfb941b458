import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import * as delivery from '../../delivery'

sample({ clock: $wholeCart, target: delivery.cartSeen })

sample({ clock: delivery.cartAnswered, target: cartAnswered })
