import { sample } from 'effector'
import { $wholeCart, wholeCartAnswered } from '../../cart/whole-cart'
import * as delivery from '../../delivery'

sample({ clock: $wholeCart, target: delivery.cartSeen })

sample({ clock: delivery.cartAnswered, target: wholeCartAnswered })
