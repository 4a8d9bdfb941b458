import { sample } from 'effector'
import { stepDone } from '../../checkout'
import { shippingHeld } from '../../delivery'

// The service holds address and method: billing is next.

sample({ clock: shippingHeld, fn: () => 'shipping' as const, target: stepDone })
