import { sample } from 'effector'
import { cartAnswered, cartWanted } from '../../cart'
import { lossRead, offerTaken } from '../../session/offered-cart'

// What the shopper chose to do with an offered cart shows in the bag.

sample({ clock: offerTaken, filter: cart => cart !== null, target: cartAnswered })

// A choice that was made in another tab may have changed the bag.
sample({ clock: lossRead, target: cartWanted })
