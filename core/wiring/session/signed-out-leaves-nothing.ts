import { sample } from 'effector'
import { lookUpLeft, orderForgotten } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { leftElsewhere } from '../../session/leaving'
import { signedOut } from '../../session/signing'

// A shared computer's next user must find nothing.

sample({ clock: [signedOut, leftElsewhere], fn: () => {}, target: [draftsDropped, orderForgotten, lookUpLeft] })
