import { sample } from 'effector'
import { stepDone } from '../../checkout'
import { shippingSaved } from '../../delivery'

sample({ clock: shippingSaved, fn: () => 'shipping' as const, target: stepDone })
