import { sample } from 'effector'
import { cartWanted } from '../../cart'
import { orderPlaced } from '../../checkout'
import { walletFailed } from '../../wallets'
import { pageToTell } from '../../wallets/express'

// Another payment method in the window also completes the purchase.
sample({ clock: orderPlaced, fn: () => {}, target: pageToTell })

// Price or stock may have changed.
sample({ clock: walletFailed, fn: () => {}, target: cartWanted })
