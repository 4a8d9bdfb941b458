import { sample } from 'effector'
import { lookUpLeft, orderForgotten } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { signedOut } from '../../session/signing'

// The next user of a shared computer must find nothing.

sample({ clock: signedOut, target: [draftsDropped, orderForgotten, lookUpLeft] })
