import { sample } from 'effector'
import { stepDone } from '../../checkout'
import { shippingSaved } from '../../delivery'

// The service holds address and method: billing is next.

sample({ clock: shippingSaved, fn: () => 'shipping' as const, target: stepDone })
