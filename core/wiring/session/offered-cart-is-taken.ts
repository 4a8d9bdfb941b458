import { sample } from 'effector'
import { cartAnswered, cartWanted } from '../../cart'
import { lossRead, offerTaken } from '../../session/offered-cart'

sample({ clock: offerTaken, filter: cart => cart !== null, target: cartAnswered })

// A choice in another tab may have changed the cart.
sample({ clock: lossRead, target: cartWanted })
