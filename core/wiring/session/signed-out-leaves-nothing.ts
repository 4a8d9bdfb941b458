import { sample } from 'effector'
import { basketLeft } from '../../cart/apart'
import { lookUpLeft, orderForgotten } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { leftElsewhere } from '../../session/leaving'
import { signedOut } from '../../session/signing'

// The next user of a shared computer must find nothing.

sample({
  clock: [signedOut, leftElsewhere],
  fn: () => {},
  target: [draftsDropped, orderForgotten, lookUpLeft, basketLeft],
})
