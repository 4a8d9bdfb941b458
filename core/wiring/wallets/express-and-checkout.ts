import { sample } from 'effector'
import { orderPlaced } from '../../checkout'
import { pageToTell } from '../../wallets/express'

// Another payment method in the window also completes the purchase.
sample({ clock: orderPlaced, fn: () => {}, target: pageToTell })
