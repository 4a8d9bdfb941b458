import { sample } from 'effector'
import { shopperLeft, waitingLeft } from '../../cart/upkeep'
import { forgetTabFx, knownShopperLeft } from '../../session/leaving'

// After a sign-out, in this tab or another, an answer that is still to come rebuilds no cart.

sample({ clock: forgetTabFx, fn: () => {}, target: shopperLeft })

sample({ clock: knownShopperLeft, target: waitingLeft })
