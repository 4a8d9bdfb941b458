import { sample } from 'effector'
import { cartWanted } from '../../cart'
import { orderPlaced } from '../../checkout'
import { walletFailed } from '../../wallets'
import { pageToTell } from '../../wallets/express'

// Whoever pays another way in the window has bought, too.
sample({ clock: orderPlaced, fn: () => {}, target: pageToTell })

// What it costs, or whether it can be had, may have changed.
sample({ clock: walletFailed, fn: () => {}, target: cartWanted })
