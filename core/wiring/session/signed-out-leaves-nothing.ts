import { sample } from 'effector'
import { lookUpLeft, orderForgotten } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { signedOut } from '../../session/signing'

// A shared computer's next user must find nothing.

sample({ clock: signedOut, target: [draftsDropped, orderForgotten, lookUpLeft] })
