import { sample } from 'effector'
import { shopperLeft } from '../../cart/upkeep'
import { forgetTabFx } from '../../session/leaving'

// After a sign-out, in this tab or another, an answer that is still to come rebuilds no cart.

sample({ clock: forgetTabFx, fn: () => {}, target: shopperLeft })
