import { sample } from 'effector'
import { lookUpLeft, orderForgotten } from '../../checkout'
import { draftsDropped } from '../../delivery'
import { signedOut } from '../../session/signing'

// Who signs out leaves no address and no order in this tab: the next person at a shared computer is somebody else.

sample({ clock: signedOut, target: [draftsDropped, orderForgotten, lookUpLeft] })
