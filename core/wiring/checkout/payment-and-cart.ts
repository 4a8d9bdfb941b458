import { sample } from 'effector'
import { cartAnswered } from '../../cart'
import { $wholeCart } from '../../cart/whole-cart'
import * as payment from '../../payment'

sample({ clock: $wholeCart, target: payment.cartSeen })

sample({ clock: payment.cartAnswered, target: cartAnswered })
